package org.lexhub.store.table.pair;

/** Computes the confidence of a pair of senses. */
public final class PairConfidence {
  private PairConfidence() {}

  /** Returns the product of two link confidences, all in basis points, rounded half up. */
  public static int of(int sourceBasisPoints, int targetBasisPoints) {
    return (sourceBasisPoints * targetBasisPoints + 5_000) / 10_000;
  }
}
