package org.lexhub.server.translation;

import org.jspecify.annotations.Nullable;
import org.lexhub.server.export.AllowedSources;
import org.lexhub.store.Store;
import org.lexhub.store.pair.PairPage;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * The values of the lines of a page of pairs: rows of texts, parts of speech, confidences. Reused
 * for each page. Each step is done for all lines before the next step: independent reads overlap
 * their cache misses.
 */
final class PairLine {
  private int[] sources = new int[0];
  private int[] targets = new int[0];
  private int[] readings = new int[0];
  private int[] pos = new int[0];
  private PairPage page = new PairPage();
  private int at;

  /**
   * Reads all lines of a page and moves before the first.
   *
   * @param allowed the sources that can give a reading, or null for all
   */
  void read(Store store, PairPage newPage, @Nullable AllowedSources allowed) {
    page = newPage;
    int size = newPage.size();
    if (size > sources.length) {
      sources = new int[size];
      targets = new int[size];
      readings = new int[size];
      pos = new int[size];
    }
    SenseTable senses = store.senses();
    for (int i = 0; i < size; i++) {
      sources[i] = senses.lexeme(newPage.sourceSense(i));
      targets[i] = senses.lexeme(newPage.targetSense(i));
    }
    LexemeTable lexemes = store.lexemes();
    for (int i = 0; i < size; i++) {
      pos[i] = lexemes.pos(sources[i]);
      sources[i] = lexemes.lemma(sources[i]);
      boolean withReading = allowed == null || allowed.lexemeDetails(targets[i]);
      readings[i] = withReading ? lexemes.reading(targets[i]) : -1;
      targets[i] = lexemes.lemma(targets[i]);
    }
    at = -1;
  }

  /** Moves to the next line; returns whether there is one. */
  boolean next() {
    return ++at < page.size();
  }

  /** Returns the row of the source lemma in the strings. */
  int source() {
    return sources[at];
  }

  /** Returns the row of the target lemma in the strings. */
  int target() {
    return targets[at];
  }

  /** Returns the row of the reading of the target in the strings, -1 for none. */
  int reading() {
    return readings[at];
  }

  /** Returns the number of the part of speech of the source. */
  int pos() {
    return pos[at];
  }

  /** Returns the code of the part of speech of the source. */
  String posCode() {
    return Pos.at(pos[at]).code();
  }

  int confidenceBasisPoints() {
    return page.confidenceBasisPoints(at);
  }
}
