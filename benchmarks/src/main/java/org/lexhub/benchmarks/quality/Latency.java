package org.lexhub.benchmarks.quality;

import java.util.Arrays;
import java.util.Locale;

/** The times of single queries. */
final class Latency {
  private final long[] nanos;
  private int size;

  Latency(int capacity) {
    nanos = new long[capacity];
  }

  void add(long taken) {
    nanos[size++] = taken;
  }

  /** Returns the time that a share of the queries did not exceed, in µs. */
  double micros(double share) {
    long[] sorted = Arrays.copyOf(nanos, size);
    Arrays.sort(sorted);
    return sorted[(int) Math.min(size - 1L, (long) (share * size))] / 1000.0;
  }

  @Override
  public String toString() {
    return String.format(Locale.ROOT, "%.0f | %.0f", micros(0.5), micros(0.99));
  }
}
