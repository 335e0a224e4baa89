package org.lexhub.benchmarks.latency;

/**
 * Measures benchmarks, named as in a {@link Budget}; baselines have the name of their class too.
 */
public interface Meter {
  /** Runs a benchmark until it is compiled, so that {@link #nanos} measures its steady state. */
  void warmUp(String benchmark);

  /**
   * Measures a benchmark for some milliseconds.
   *
   * @return the time of one operation in nanoseconds
   */
  double nanos(String benchmark);
}
