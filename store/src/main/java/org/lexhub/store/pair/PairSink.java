package org.lexhub.store.pair;

/** Receives pairs one after the other. */
@FunctionalInterface
public interface PairSink {
  /**
   * Receives a pair.
   *
   * @param sourceSense the row of the source sense
   * @param targetSense the row of the target sense
   * @param confidenceBasisPoints the confidence in basis points
   * @param id the public id
   * @return whether to continue
   */
  boolean pair(int sourceSense, int targetSense, int confidenceBasisPoints, long id);
}
