package org.lexhub.store.table.pair;

import java.util.Arrays;

/** Keeps the smallest of many numbers. */
final class SmallestLongs {
  private final long[] kept;
  private final int limit;
  private int size;
  private long bound = Long.MAX_VALUE;

  /** Creates an empty set that keeps at most a number of values. */
  SmallestLongs(int limit) {
    this.limit = limit;
    kept = new long[4 * limit];
  }

  void add(long value) {
    if (value > bound) {
      return;
    }
    if (size == kept.length) {
      shrink();
    }
    kept[size++] = value;
  }

  private void shrink() {
    Arrays.sort(kept, 0, size);
    if (size >= limit) {
      size = limit;
      bound = kept[limit - 1];
    }
  }

  /** Returns the smallest values in ascending order. */
  long[] sorted() {
    shrink();
    return Arrays.copyOf(kept, size);
  }
}
