package org.lexhub.store.result;

import java.util.Arrays;

/**
 * A reusable set of rows. Clearing it costs time in proportion to the rows added, not to its size.
 */
public final class RowBits {
  /** The maximum number of changed words that are remembered; beyond it, all words are cleared. */
  private static final int MAX_TOUCHED = 4096;

  private long[] words = new long[1];
  private final int[] touched = new int[MAX_TOUCHED];
  private int touchedCount;

  /** Empties the set and makes room for rows from 0 to {@code rows}, exclusive. */
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

  /** Returns whether a row, for which the start made room, was added. */
  public boolean contains(int row) {
    return (words[row >>> 6] >>> row & 1) == 1;
  }

  /** Adds a row and returns whether it was absent. */
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
