package org.lexhub.store.result;

import java.util.Arrays;

/** A reusable set of rows that forgets in a time that depends on what was put in only. */
public final class RowBits {
  private static final int MAX_TOUCHED = 4096;

  private long[] words = new long[1];
  private final int[] touched = new int[MAX_TOUCHED];
  private int touchedCount;

  /** Empties the set and makes room for so many rows. */
  public void start(int rows) {
    int length = (rows >>> 6) + 1;
    if (words.length < length) {
      words = new long[length];
    } else if (touchedCount > MAX_TOUCHED) {
      Arrays.fill(words, 0);
    } else {
      for (int i = 0; i < touchedCount; i++) {
        words[touched[i]] = 0;
      }
    }
    touchedCount = 0;
  }

  /** Adds a row; false where it is in the set already. */
  public boolean add(int row) {
    int at = row >>> 6;
    long bit = 1L << row;
    long word = words[at];
    if ((word & bit) != 0) {
      return false;
    }
    if (word == 0) {
      if (touchedCount < MAX_TOUCHED) {
        touched[touchedCount] = at;
      }
      touchedCount = Math.min(touchedCount + 1, MAX_TOUCHED + 1);
    }
    words[at] = word | bit;
    return true;
  }
}
