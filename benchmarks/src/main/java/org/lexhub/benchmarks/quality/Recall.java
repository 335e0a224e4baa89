package org.lexhub.benchmarks.quality;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Statistics of the ranks of right results. */
final class Recall {
  private final List<String> missed = new ArrayList<>();
  private int cases;
  private int first;
  private int ten;
  private double reciprocal;

  /** Adds the rank, from 1, of the right result of a query, or 0 if it was not found. */
  void add(String query, int place) {
    cases++;
    first += place == 1 ? 1 : 0;
    ten += place > 0 && place <= 10 ? 1 : 0;
    reciprocal += place > 0 && place <= 10 ? 1.0 / place : 0;
    if (place != 1) {
      missed.add(query + " " + place);
    }
  }

  int cases() {
    return cases;
  }

  double first() {
    return 100.0 * first / Math.max(1, cases);
  }

  double ten() {
    return 100.0 * ten / Math.max(1, cases);
  }

  /** Returns the mean reciprocal rank among the first ten. */
  double reciprocal() {
    return reciprocal / Math.max(1, cases);
  }

  /** Returns the queries whose right result was not the first, with its rank. */
  List<String> missed() {
    return missed;
  }

  @Override
  public String toString() {
    return String.format(Locale.ROOT, "%5.1f | %5.1f | %.3f", first(), ten(), reciprocal());
  }
}
