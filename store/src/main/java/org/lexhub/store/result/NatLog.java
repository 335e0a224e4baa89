package org.lexhub.store.result;

/** Logarithms in whole twentieths of a nat, the same on every machine. */
public final class NatLog {
  /** 20 ln 2 in units of 1/65536. */
  private static final long OCTAVE = 908_523;

  private static final int FRACTION = 16;

  private NatLog() {}

  /**
   * Returns the logarithm of a number, interpolated linearly between the powers of two: at most 1.2
   * too low.
   *
   * @param x at least 1
   */
  public static int of(long x) {
    int octaves = 63 - Long.numberOfLeadingZeros(x);
    long rest = (x << (63 - octaves)) & Long.MAX_VALUE;
    long log = ((long) octaves << FRACTION) + (rest >>> (63 - FRACTION));
    return (int) ((log * OCTAVE) >>> (2 * FRACTION));
  }
}
