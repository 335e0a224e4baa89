package org.lexhub.benchmarks.latency;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.lexhub.benchmarks.BaselineBenchmark;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Lets JMH run the benchmarks in this VM, in batches of calls whose processor time is measured.
 * Each round makes the same calls: a batch asks for all of the texts that a benchmark has drawn, or
 * for the first of them where a query takes long.
 */
final class JmhMeter implements Meter {
  /** What the name of a benchmark begins with in JMH. */
  static final String PACKAGE = BaselineBenchmark.class.getPackageName() + ".";

  private static final int MAX_BATCH = 1 << 22;
  private static final int MAX_GROWTH = 16;

  /** The number of texts that most benchmarks draw. */
  private static final int DRAWN = 1 << 12;

  /** The part of the texts that slow queries get, and the time above which a query is slow. */
  private static final int DRAWN_FOR_SLOW = DRAWN / 4;

  private static final double SLOW_NANOS = 32_000;

  private final Path column;
  private final long batchNanos;
  private final int batches;
  private final long warmUpNanos;
  private final Map<String, Integer> slowdowns;
  private final Map<String, Integer> batchSizes = new HashMap<>();

  /**
   * Prepares a meter.
   *
   * @param column the file of the baselines' column
   * @param batchMillis the least processor time of a batch
   * @param batches how many batches a measurement has; the fastest counts
   * @param warmUpMillis the processor time for which a benchmark runs before it is measured
   * @param slowdowns how often the benchmarks named here run their query for each operation
   */
  JmhMeter(
      Path column, int batchMillis, int batches, int warmUpMillis, Map<String, Integer> slowdowns) {
    this.column = column;
    this.batchNanos = batchMillis * 1_000_000L;
    this.batches = batches;
    this.warmUpNanos = warmUpMillis * 1_000_000L;
    this.slowdowns = slowdowns;
  }

  @Override
  public void warmUp(String benchmark) {
    int size = 1;
    double nanos = run(benchmark, size, 1);
    while (nanos < batchNanos / 2.0 && size < MAX_BATCH) {
      double growth = Math.clamp(batchNanos / Math.max(1, nanos), 2, MAX_GROWTH);
      size = (int) Math.min(MAX_BATCH, size * growth);
      nanos = run(benchmark, size, 1);
    }
    nanos = run(benchmark, size, (int) Math.ceil(warmUpNanos / nanos));
    batchSizes.put(benchmark, batchSize(nanos / size));
  }

  private int batchSize(double nanosPerCall) {
    int size = nanosPerCall > SLOW_NANOS ? DRAWN_FOR_SLOW : DRAWN;
    while (size * nanosPerCall < batchNanos && size < MAX_BATCH) {
      size *= 2;
    }
    return size;
  }

  @Override
  public double nanos(String benchmark) {
    Integer size = batchSizes.get(benchmark);
    if (size == null) {
      throw new IllegalStateException(benchmark + " has not been warmed up");
    }
    int calls = size * slowdowns.getOrDefault(benchmark, 1);
    return run(benchmark, calls, batches) / size;
  }

  /** Runs batches of calls and returns the processor time of the fastest batch in nanoseconds. */
  private double run(String benchmark, int calls, int times) {
    Options options =
        new OptionsBuilder()
            .include("^" + Pattern.quote(PACKAGE + benchmark) + "$")
            .mode(Mode.SingleShotTime)
            .forks(0)
            .warmupIterations(1)
            .warmupBatchSize(Math.min(calls, 16))
            .measurementIterations(times)
            .measurementBatchSize(calls)
            .param("column", column.toString())
            .addProfiler(ThreadTimeProfiler.class)
            .verbosity(VerboseMode.SILENT)
            .shouldFailOnError(true)
            .build();
    try {
      return new Runner(options)
          .runSingle().getBenchmarkResults().stream()
              .flatMap(result -> result.getIterationResults().stream())
              .mapToDouble(JmhMeter::threadTime)
              .min()
              .orElseThrow();
    } catch (RunnerException e) {
      throw new IllegalStateException(benchmark + " does not run", e);
    }
  }

  private static double threadTime(IterationResult iteration) {
    Result<?> time = iteration.getSecondaryResults().get(ThreadTimeProfiler.RESULT);
    if (time == null) {
      throw new IllegalStateException("the profiler gave no time");
    }
    return time.getScore();
  }
}
