package org.lexhub.benchmarks.latency;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.lexhub.benchmarks.BaselineBenchmark;

/**
 * Compares benchmarks with their budgets. Baseline and benchmark run by turns, round after round,
 * so that other work on the machine slows both; the median of the ratios counts. A benchmark that
 * exceeds its budget is measured again with more rounds, and the second result counts.
 */
public final class LatencyGuard {
  /** How many times more rounds the second measurement has. */
  private static final int SECOND_ROUNDS = 3;

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
    List<Verdict> verdicts = new ArrayList<>(measure(budgets, rounds));
    List<Budget> again = verdicts.stream().filter(Verdict::exceeded).map(Verdict::budget).toList();
    if (!again.isEmpty()) {
      progress.accept("measuring again what exceeded its budget: " + again.size());
      for (Verdict second : measure(again, SECOND_ROUNDS * rounds)) {
        verdicts.replaceAll(first -> first.budget().equals(second.budget()) ? second : first);
      }
    }
    return verdicts;
  }

  private List<Verdict> measure(List<Budget> budgets, int times) {
    double[][] nanos = new double[budgets.size()][times];
    double[][] ratios = new double[budgets.size()][times];
    for (int round = 0; round < times; round++) {
      progress.accept("round " + (round + 1) + " of " + times);
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
