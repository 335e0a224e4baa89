package org.lexhub.store.translation;

import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.SenseTable;

/**
 * The senses of a meaning in a language, with what the odds of the paths to them need. The columns
 * are read one after the other for all senses, so that the waits for memory overlap.
 */
final class PathEnds {
  private static final int CAPACITY = 64;

  private final int[] senses = new int[CAPACITY];
  private final int[] lexemes = new int[CAPACITY];
  private final int[] lemmas = new int[CAPACITY];
  private final int[] confidences = new int[CAPACITY];
  private final int[] uses = new int[CAPACITY];
  private int size;

  /**
   * Reads senses from an index on, as many as fit.
   *
   * @param start the index of the first, see {@link MeaningTable#sensesIn}
   * @param end the end of the senses of the meaning
   * @return the index at which to continue; {@code end} if there are no more
   */
  long read(
      long start,
      long end,
      int language,
      MeaningTable meaningTable,
      SenseTable senseTable,
      LexemeTable lexemeTable) {
    long at = start;
    size = 0;
    while (at < end && size < CAPACITY && meaningTable.senseLanguage(at) == language) {
      senses[size++] = meaningTable.sense(at++);
    }
    boolean more = size == CAPACITY;
    for (int i = 0; i < size; i++) {
      lexemes[i] = senseTable.lexeme(senses[i]);
      confidences[i] = senseTable.confidence(senses[i]);
      uses[i] = senseTable.targetUseBasisPoints(senses[i]);
    }
    for (int i = 0; i < size; i++) {
      lemmas[i] = lexemeTable.lemma(lexemes[i]);
    }
    return more ? at : end;
  }

  /** Returns the number of senses. */
  int size() {
    return size;
  }

  int sense(int i) {
    return senses[i];
  }

  int lexeme(int i) {
    return lexemes[i];
  }

  int lemma(int i) {
    return lemmas[i];
  }

  int confidenceBasisPoints(int i) {
    return confidences[i];
  }

  int useBasisPoints(int i) {
    return uses[i];
  }
}
