package org.lexhub.loader.merge.entry;

import java.util.Arrays;

/** The powers of whole numbers with one exponent, the same on every machine, each computed once. */
final class IntPowers {
  private final double exponent;
  private double[] powers = {};

  IntPowers(double exponent) {
    this.exponent = exponent;
  }

  /** Returns the power of a number that is not negative. */
  double of(int base) {
    if (base >= powers.length) {
      int known = powers.length;
      powers = Arrays.copyOf(powers, Math.max(64, 2 * base));
      for (int i = known; i < powers.length; i++) {
        powers[i] = StrictMath.pow(i, exponent);
      }
    }
    return powers[base];
  }
}
