package org.lexhub.loader.merge;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.Arrays;
import java.util.List;
import org.lexhub.store.table.schema.LexemeColumn;

/**
 * A merged lexeme; one object is reused for all of them. Texts are numbers of the staged pools, -1
 * none; sources are ranks.
 */
public final class MergedLexeme {
  int language;
  int lemma;
  int pos;
  final int[] attributes = new int[LexemeColumn.values().length];
  int frequencyRank;
  long frequencyCount;
  double frequencyPerMillion;
  int frequencyCorpus;
  final IntArrayList sources = new IntArrayList();
  final IntArrayList proficiencies = new IntArrayList();
  final IntArrayList pronunciations = new IntArrayList();
  final IntArrayList accents = new IntArrayList();
  final IntArrayList forms = new IntArrayList();
  List<MergedSense> senses = List.of();

  /** Returns the ordinal of the language. */
  public int language() {
    return language;
  }

  /** Returns the headword. */
  public int lemma() {
    return lemma;
  }

  /** Returns the number of the part of speech. */
  public int pos() {
    return pos;
  }

  /**
   * Returns an attribute that sources give, of the most authoritative source that has it.
   *
   * @param column one of {@link LexemeColumn#attributes}
   * @return a number of the short or long texts, the number, or the number of the word; -1 none
   */
  public int attribute(LexemeColumn column) {
    return attributes[column.index()];
  }

  /** Returns the rank in the corpus, 0 unknown. */
  public int frequencyRank() {
    return frequencyRank;
  }

  /** Returns the number of occurrences, -1 unknown. */
  public long frequencyCount() {
    return frequencyCount;
  }

  /** Returns the occurrences in a million words, NaN unknown. */
  public double frequencyPerMillion() {
    return frequencyPerMillion;
  }

  /** Returns the corpus, -1 where there is no frequency. */
  public int frequencyCorpus() {
    return frequencyCorpus;
  }

  /** Returns the sources, the most authoritative first. */
  public IntList sources() {
    return sources;
  }

  /** Returns the proficiency levels such as {@code cefr:a1}. */
  public IntList proficiencies() {
    return proficiencies;
  }

  /** Returns the pronunciations as pairs of transcription and recording. */
  public IntList pronunciations() {
    return pronunciations;
  }

  /** Returns the accent of each of the pronunciations, -1 none. */
  public IntList accents() {
    return accents;
  }

  /** Returns the forms as pairs of form and feature set. */
  public IntList forms() {
    return forms;
  }

  /** Returns the senses in order; they are reused with the lexeme. */
  public List<MergedSense> senses() {
    return senses;
  }

  void clear() {
    Arrays.fill(attributes, -1);
    frequencyRank = 0;
    frequencyCount = -1;
    frequencyPerMillion = Double.NaN;
    frequencyCorpus = -1;
    sources.clear();
    proficiencies.clear();
    pronunciations.clear();
    accents.clear();
    forms.clear();
  }
}
