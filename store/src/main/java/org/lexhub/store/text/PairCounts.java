package org.lexhub.store.text;

import java.util.Arrays;
import org.lexhub.store.column.Hashing;

/**
 * Counts how often two numbers are adjacent. The table is bounded: when it is full, it forgets the
 * rarest pairs.
 *
 * <p>Pairs are read in the order of their slots, and the numbers of candidates, with them the bytes
 * of a text column, follow from that order; so the table is not one of fastutil's, whose order is
 * theirs to change.
 */
final class PairCounts {
  private static final int MIN_SLOTS = 1 << 16;
  private static final int MAX_SLOTS = 1 << 22;

  private long[] keys = new long[MIN_SLOTS];
  private int[] counts = new int[MIN_SLOTS];
  private int used;

  void add(int first, int second) {
    add(((long) first << Integer.SIZE) | second, 1);
  }

  private void add(long key, int count) {
    int mask = keys.length - 1;
    int at = (int) (Hashing.mix(key) >>> 40) & mask;
    while (counts[at] != 0 && keys[at] != key) {
      at = (at + 1) & mask;
    }
    if (counts[at] == 0) {
      keys[at] = key;
      used++;
    }
    counts[at] += count;
    if (used > keys.length / 4 * 3) {
      rebuild();
    }
  }

  /**
   * Doubles the table or, at its maximum size, drops the pairs seen once, then those seen twice,
   * and so on.
   */
  private void rebuild() {
    long[] oldKeys = keys;
    int[] oldCounts = counts;
    int minCount = 1;
    int capacity = oldKeys.length;
    if (capacity < MAX_SLOTS) {
      capacity *= 2;
    } else {
      minCount = minCountToKeep(oldCounts);
    }
    keys = new long[capacity];
    counts = new int[capacity];
    used = 0;
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldCounts[i] >= minCount) {
        add(oldKeys[i], oldCounts[i]);
      }
    }
  }

  private static int minCountToKeep(int[] counts) {
    for (int minCount = 2; ; minCount++) {
      int kept = 0;
      for (int count : counts) {
        kept += count >= minCount ? 1 : 0;
      }
      if (kept < counts.length / 2) {
        return minCount;
      }
    }
  }

  /** Returns the number of slots; slots without a pair have count 0. */
  int slots() {
    return keys.length;
  }

  int count(int slot) {
    return counts[slot];
  }

  int first(int slot) {
    return (int) (keys[slot] >>> Integer.SIZE);
  }

  int second(int slot) {
    return (int) keys[slot];
  }

  void clear() {
    Arrays.fill(counts, 0);
    used = 0;
  }
}
