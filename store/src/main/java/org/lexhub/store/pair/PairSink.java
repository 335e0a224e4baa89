package org.lexhub.store.pair;

/** Takes pairs one after the other. */
@FunctionalInterface
public interface PairSink {
  /**
   * Takes a pair.
   *
   * @param sourceSense the row of the source sense
   * @param targetSense the row of the target sense
   * @param confidenceBasisPoints the confidence in basis points
   * @param id the public id
   * @return whether to go on
   */
  boolean pair(int sourceSense, int targetSense, int confidenceBasisPoints, long id);
}
