package org.lexhub.benchmarks.latency;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.lexhub.benchmarks.BaselineBenchmark;

/**
 * Compares benchmarks with their budgets. Baseline and benchmark run by turns, round after round,
 * so that other work on the machine slows both; the median of the ratios counts.
 */
public final class LatencyGuard {
  private final Meter meter;
  private final int rounds;
  private final Consumer<String> progress;

  /**
   * Prepares a guard.
   *
   * @param rounds how often each benchmark is measured, at least 1
   * @param progress receives a line at the start of each step
   */
  public LatencyGuard(Meter meter, int rounds, Consumer<String> progress) {
    this.meter = meter;
    this.rounds = rounds;
    this.progress = progress;
  }

  /** Returns the name of a baseline for a {@link Meter}. */
  static String baseline(Budget budget) {
    return BaselineBenchmark.class.getSimpleName() + "." + budget.baseline();
  }

  /** Measures the benchmarks of the budgets and returns a verdict for each, in the same order. */
  public List<Verdict> run(List<Budget> budgets) {
    progress.accept("warming up " + budgets.size() + " benchmarks");
    budgets.stream().map(LatencyGuard::baseline).distinct().forEach(meter::warmUp);
    budgets.stream().map(Budget::benchmark).forEach(meter::warmUp);
    return measure(budgets);
  }

  private List<Verdict> measure(List<Budget> budgets) {
    double[][] nanos = new double[budgets.size()][rounds];
    double[][] ratios = new double[budgets.size()][rounds];
    for (int round = 0; round < rounds; round++) {
      progress.accept("round " + (round + 1) + " of " + rounds);
      for (int i = 0; i < budgets.size(); i++) {
        Budget budget = budgets.get(i);
        double baseline = meter.nanos(baseline(budget));
        nanos[i][round] = meter.nanos(budget.benchmark());
        ratios[i][round] = nanos[i][round] / baseline;
      }
    }
    List<Verdict> verdicts = new ArrayList<>();
    for (int i = 0; i < budgets.size(); i++) {
      verdicts.add(new Verdict(budgets.get(i), median(nanos[i]), median(ratios[i])));
    }
    return verdicts;
  }

  private static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }
}
