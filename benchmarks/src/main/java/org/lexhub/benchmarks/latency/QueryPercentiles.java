package org.lexhub.benchmarks.latency;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;
import org.openjdk.jmh.util.Statistics;

/**
 * Percentiles of the time of single calls, from JMH's sample mode with a VM for each benchmark.
 * They are times on the clock, so other work on the machine adds to them.
 */
final class QueryPercentiles {
  private static final String ROW = "| %-39s | %9s | %9s | %9s | %9s |%n";

  private QueryPercentiles() {}

  /**
   * Measures and prints a Markdown table, a row as soon as it is measured.
   *
   * @param data the folder with the snapshot
   */
  static void print(List<Budget> budgets, Path data, PrintWriter out) throws RunnerException {
    out.println();
    out.printf(ROW, "query, µs of single calls", "p50", "p90", "p99", "p99.9");
    out.println("|" + "-".repeat(41) + "|" + ("-".repeat(10) + ":|").repeat(4));
    for (Budget budget : budgets) {
      Statistics calls = measure(JmhMeter.PACKAGE + budget.benchmark(), data);
      out.printf(
          ROW,
          budget.benchmark(),
          micros(calls, 50),
          micros(calls, 90),
          micros(calls, 99),
          micros(calls, 99.9));
      out.flush();
    }
  }

  private static Statistics measure(String benchmark, Path data) throws RunnerException {
    Options options =
        new OptionsBuilder()
            .include("^" + Pattern.quote(benchmark) + "$")
            .mode(Mode.SampleTime)
            .timeUnit(TimeUnit.NANOSECONDS)
            .forks(1)
            .warmupIterations(2)
            .warmupTime(TimeValue.seconds(1))
            .measurementIterations(3)
            .measurementTime(TimeValue.seconds(1))
            .param("data", data.toString())
            .verbosity(VerboseMode.SILENT)
            .shouldFailOnError(true)
            .build();
    return new Runner(options).runSingle().getPrimaryResult().getStatistics();
  }

  private static String micros(Statistics calls, double percentile) {
    return String.format(Locale.ROOT, "%.2f", calls.getPercentile(percentile) / 1e3);
  }
}
