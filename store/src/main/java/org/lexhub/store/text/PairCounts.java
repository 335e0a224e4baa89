package org.lexhub.store.text;

import java.util.Arrays;

/** How often two numbers stood side by side; bounded: rare pairs are forgotten when it is full. */
final class PairCounts {
  private static final int FIRST = 1 << 16;
  private static final int LAST = 1 << 22;

  private long[] keys = new long[FIRST];
  private int[] counts = new int[FIRST];
  private int used;

  void add(int first, int second) {
    add(((long) first << Integer.SIZE) | second, 1);
  }

  private void add(long key, int count) {
    int mask = keys.length - 1;
    int at = (int) ((key * 0x9E3779B97F4A7C15L) >>> 40) & mask;
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

  /** Doubles the table, or at its last size forgets what was seen once, then twice, and so on. */
  private void rebuild() {
    long[] oldKeys = keys;
    int[] oldCounts = counts;
    int least = 1;
    int capacity = oldKeys.length;
    if (capacity < LAST) {
      capacity *= 2;
    } else {
      least = leastToKeep(oldCounts);
    }
    keys = new long[capacity];
    counts = new int[capacity];
    used = 0;
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldCounts[i] >= least) {
        add(oldKeys[i], oldCounts[i]);
      }
    }
  }

  private static int leastToKeep(int[] counts) {
    for (int least = 2; ; least++) {
      int kept = 0;
      for (int count : counts) {
        kept += count >= least ? 1 : 0;
      }
      if (kept < counts.length / 2) {
        return least;
      }
    }
  }

  /** Number of slots; slots without a pair have count 0. */
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
