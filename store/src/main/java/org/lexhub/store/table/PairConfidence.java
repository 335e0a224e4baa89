package org.lexhub.store.table;

/** The confidence of a pair of senses. */
public final class PairConfidence {
  private PairConfidence() {}

  /** The product of two link confidences, all in ten-thousandths, rounded half up. */
  public static int of(int source10000, int target10000) {
    return (source10000 * target10000 + 5_000) / 10_000;
  }
}
