package org.lexhub.benchmarks;

import org.openjdk.jmh.annotations.Benchmark;

/** A benchmark that does what none may, so that the guard is known to see it. */
public class AllocatingBenchmark {

  /** Makes an array. */
  @Benchmark
  public byte[] array() {
    return new byte[64];
  }
}
