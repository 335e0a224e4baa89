package org.lexhub.benchmarks;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Random dependent reads of a mapped column: what the memory of the machine allows at best. The
 * budgets of the store queries are multiples of these.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class BaselineBenchmark {

  /** One read. */
  @Benchmark
  public int reads1(MappedColumn column) {
    return column.read(1);
  }

  /** 8 reads. */
  @Benchmark
  public int reads8(MappedColumn column) {
    return column.read(8);
  }

  /** 64 reads. */
  @Benchmark
  public int reads64(MappedColumn column) {
    return column.read(64);
  }

  /** 512 reads. */
  @Benchmark
  public int reads512(MappedColumn column) {
    return column.read(512);
  }

  /** 4,096 reads. */
  @Benchmark
  public int reads4096(MappedColumn column) {
    return column.read(4_096);
  }
}
