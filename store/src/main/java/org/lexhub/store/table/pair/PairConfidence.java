package org.lexhub.store.table.pair;

/** The confidence of a pair of senses. */
public final class PairConfidence {
  private PairConfidence() {}

  /** The product of two link confidences, all in basis points, rounded half up. */
  public static int of(int sourceBasisPoints, int targetBasisPoints) {
    return (sourceBasisPoints * targetBasisPoints + 5_000) / 10_000;
  }
}
