package org.lexhub.store.column;

/**
 * Fibonacci hashing (D. Knuth, The Art of Computer Programming, volume 3, section 6.4): multiplies
 * a key by the golden ratio, so that the upper bits of the result depend on all bits of the key.
 * Callers take the upper bits. The values are part of the formats that store them and never change.
 */
public final class Hashing {
  private static final long LONG_GOLDEN_RATIO = 0x9E3779B97F4A7C15L;
  private static final int INT_GOLDEN_RATIO = 0x9E3779B9;

  private Hashing() {}

  /** Returns a key multiplied by the golden ratio in 64 bits. */
  public static long mix(long key) {
    return key * LONG_GOLDEN_RATIO;
  }

  /** Returns a key multiplied by the golden ratio in 32 bits. */
  public static int mix(int key) {
    return key * INT_GOLDEN_RATIO;
  }
}
