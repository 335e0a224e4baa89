package org.lexhub.benchmarks.latency;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;

/** Prints verdicts as a Markdown table. */
final class LatencyTable {
  private static final String ROW = "| %-39s | %11s | %-9s | %8s | %8s | %9s |%n";

  private LatencyTable() {}

  /**
   * Prints the table and, below it, which queries exceed their budgets.
   *
   * @param judge whether budgets apply to the dataset; without it they are not shown
   */
  static void print(List<Verdict> verdicts, boolean judge, PrintWriter out) {
    out.printf(ROW, "query", "µs", "baseline", "ratio", "budget", "of budget");
    out.printf(
        "|%s|%s:|%s|%s:|%s:|%s:|%n",
        "-".repeat(41),
        "-".repeat(12),
        "-".repeat(11),
        "-".repeat(9),
        "-".repeat(9),
        "-".repeat(10));
    for (Verdict verdict : verdicts) {
      Budget budget = verdict.budget();
      out.printf(
          ROW,
          budget.benchmark(),
          number(verdict.nanos() / 1e3),
          budget.baseline(),
          number(verdict.ratio()),
          judge ? number(budget.ratio()) : "–",
          judge ? Math.round(100 * verdict.ratio() / budget.ratio()) + " %" : "–");
    }
    out.println();
    List<Verdict> exceeded = verdicts.stream().filter(Verdict::exceeded).toList();
    if (!judge) {
      out.printf("%d queries; no budgets apply to this dataset.%n", verdicts.size());
    } else if (exceeded.isEmpty()) {
      out.printf("All %d queries are within their budgets.%n", verdicts.size());
    } else {
      exceeded.forEach(verdict -> out.println(complaint(verdict)));
      out.printf("%d of %d queries exceed their budgets.%n", exceeded.size(), verdicts.size());
    }
    out.flush();
  }

  private static String complaint(Verdict verdict) {
    Budget budget = verdict.budget();
    return String.format(
        Locale.ROOT,
        "%s takes %s times as long as %s; the budget is %s times. Make the query faster, or raise"
            + " its budget in benchmarks/budgets.properties and give the reason.",
        budget.benchmark(),
        number(verdict.ratio()),
        budget.baseline(),
        number(budget.ratio()));
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, value < 10 ? "%.3f" : value < 1000 ? "%.1f" : "%.0f", value);
  }
}
