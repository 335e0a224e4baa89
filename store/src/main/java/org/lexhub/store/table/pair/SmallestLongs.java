package org.lexhub.store.table.pair;

import java.util.Arrays;

/** Keeps the smallest of many numbers. */
final class SmallestLongs {
  private final long[] kept;
  private final int most;
  private int size;
  private long bound = Long.MAX_VALUE;

  /** Keeps at most so many. */
  SmallestLongs(int most) {
    this.most = most;
    kept = new long[4 * most];
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
    if (size >= most) {
      size = most;
      bound = kept[most - 1];
    }
  }

  /** The smallest, in ascending order. */
  long[] sorted() {
    shrink();
    return Arrays.copyOf(kept, size);
  }
}
