package org.lexhub.store.query;

/** Takes pairs one after the other. */
@FunctionalInterface
public interface PairSink {
  /**
   * Takes a pair.
   *
   * @param sourceSense the row of the source sense
   * @param targetSense the row of the target sense
   * @param confidence10000 the confidence in ten-thousandths
   * @param id the public id
   * @return whether to go on
   */
  boolean pair(int sourceSense, int targetSense, int confidence10000, long id);
}
