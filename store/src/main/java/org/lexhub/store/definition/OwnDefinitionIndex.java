package org.lexhub.store.definition;

import org.lexhub.store.column.IntColumn;
import org.lexhub.store.column.OffsetsColumn;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.term.TermIndex;

/**
 * The full-text index of meanings by the words of their definitions in other languages than
 * English. A document is a meaning with definitions in a language, its own or those of its senses;
 * its terms are those of {@link AnalyzedWords}. The documents of a language are a range, ordered by
 * meaning. Postings are those of {@link DefinitionIndex}, with every word marked as own.
 */
public final class OwnDefinitionIndex {
  /** The name of the index in the snapshot. */
  public static final String NAME = "definition.own";

  static final String LANGUAGES = ".languages";
  static final String MEANINGS = ".meanings";

  private final TermIndex words;
  private final OffsetsColumn languages;
  private final IntColumn meanings;

  private OwnDefinitionIndex(Snapshot s) {
    words = TermIndex.open(s, NAME);
    languages = OffsetsColumn.open(s, NAME + LANGUAGES);
    meanings = IntColumn.open(s, NAME + MEANINGS);
  }

  /** Opens the index of a snapshot. */
  public static OwnDefinitionIndex open(Snapshot s) {
    return new OwnDefinitionIndex(s);
  }

  /** Reads and checks the whole index. */
  public static void verify(Snapshot s, int meaningCount) {
    OffsetsColumn.verify(s, NAME + LANGUAGES);
    OwnDefinitionIndex index = open(s);
    int documents = index.meanings.size();
    if (documents > DefinitionIndexWriter.MAX_DOCUMENTS || documents != index.languages.total()) {
      throw s.corrupt(
          NAME + MEANINGS, index.languages.total() + " documents", documents + " documents");
    }
    for (int document = 0; document < documents; document++) {
      int meaning = index.meaning(document);
      if (meaning < 0 || meaning >= meaningCount) {
        throw s.corrupt(NAME + MEANINGS, "rows below " + meaningCount, "row " + meaning);
      }
    }
    TermIndex.verify(s, NAME, DefinitionIndex.posting(documents, false, 0));
  }

  /** Returns the number of documents of a language. */
  public int documents(int language) {
    return language < languages.size()
        ? (int) (languages.end(language) - languages.start(language))
        : 0;
  }

  /** Returns the row of the meaning of a document. */
  public int meaning(int document) {
    return meanings.get(document);
  }

  TermIndex words() {
    return words;
  }
}
