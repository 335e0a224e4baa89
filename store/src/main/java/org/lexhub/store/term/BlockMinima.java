package org.lexhub.store.term;

import org.lexhub.store.column.IntColumn;
import org.lexhub.store.snapshot.Snapshot;

/**
 * The minima of a sequence of costs, over blocks of 16, over blocks of 16 of these, and so on up to
 * one block that holds all: level 1 first. The costs themselves, level 0, are not stored.
 */
public final class BlockMinima {
  /** The base-2 logarithm of the size of a block. */
  public static final int FAN_BITS = 4;

  private final IntColumn minima;
  private final long size;

  private BlockMinima(IntColumn minima, long size) {
    this.minima = minima;
    this.size = size;
  }

  /** Opens the minima over {@code size} costs. */
  static BlockMinima open(Snapshot s, String name, long size) {
    IntColumn minima = IntColumn.open(s, name);
    long expected = 0;
    for (int level = 1; level <= top(size); level++) {
      expected += blocks(size, level);
    }
    if (minima.size() != expected) {
      throw s.corrupt(name, expected + " blocks", minima.size() + " blocks");
    }
    return new BlockMinima(minima, size);
  }

  /** Returns the number of blocks of a level. */
  public static long blocks(long size, int level) {
    int shift = FAN_BITS * level;
    return (size + (1L << shift) - 1) >>> shift;
  }

  /** Returns the highest level, which has a single block; 0 if there are no costs. */
  public static int top(long size) {
    if (size == 0) {
      return 0;
    }
    int level = 1;
    while (blocks(size, level) > 1) {
      level++;
    }
    return level;
  }

  /** Returns the number of costs. */
  long size() {
    return size;
  }

  /** Returns the row of the column where a level starts. */
  static long start(long size, int level) {
    long start = 0;
    for (int below = 1; below < level; below++) {
      start += blocks(size, below);
    }
    return start;
  }

  /** Returns the minimum cost of a block of a level from 1 on. */
  int min(int level, long block) {
    return minima.get((int) (start(size, level) + block));
  }
}
