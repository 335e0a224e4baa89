package org.lexhub.benchmarks;

import org.openjdk.jmh.annotations.Benchmark;

/** A benchmark that allocates, to test that the guard notices. */
public class AllocatingBenchmark {

  /** Allocates an array. */
  @Benchmark
  public byte[] array() {
    return new byte[64];
  }
}
