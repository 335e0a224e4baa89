package org.lexhub.benchmarks.latency;

/**
 * The result of a benchmark next to its budget.
 *
 * @param nanos the time of one operation in nanoseconds, the median of the rounds
 * @param ratio the time divided by that of the baseline, the median of the rounds
 */
public record Verdict(Budget budget, double nanos, double ratio) {
  /** Returns whether the benchmark took longer than its budget. */
  public boolean exceeded() {
    return ratio > budget.ratio();
  }
}
