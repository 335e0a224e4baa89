package org.lexhub.benchmarks.translation;

import java.util.Locale;

/** Calibration of confidences: the share of right translations for each confidence. */
final class Calibration {
  private static final int BINS = 10;

  private final long[] count = new long[BINS];
  private final long[] right = new long[BINS];
  private final double[] promised = new double[BINS];
  private final double[] variance = new double[BINS];

  /** Counts a translation. */
  void add(int confidenceBasisPoints, boolean isRight) {
    int bin = Math.min(BINS - 1, confidenceBasisPoints * BINS / 10_000);
    count[bin]++;
    right[bin] += isRight ? 1 : 0;
    double confidence = confidenceBasisPoints / 10_000.0;
    promised[bin] += confidence;
    variance[bin] += confidence * (1 - confidence);
  }

  /** Returns the expected calibration error: the mean gap of the bins, weighted by size. */
  double error() {
    double sum = 0;
    long all = 0;
    for (int bin = 0; bin < BINS; bin++) {
      sum += Math.abs(promised[bin] - right[bin]);
      all += count[bin];
    }
    return all == 0 ? 0 : sum / all;
  }

  /**
   * Returns the error that is to be expected of a list of this size even if each confidence equals
   * the probability of a right translation: the mean gap of normal distributions with the variances
   * of the bins. A smaller difference between two errors means little.
   */
  double errorByChance() {
    double sum = 0;
    long all = 0;
    for (int bin = 0; bin < BINS; bin++) {
      sum += Math.sqrt(variance[bin] * 2 / Math.PI);
      all += count[bin];
    }
    return all == 0 ? 0 : sum / all;
  }

  /** Returns a table of the bins. */
  String table() {
    StringBuilder table = new StringBuilder("| confidence | translations | promised | right |\n");
    table.append("|---|---|---|---|\n");
    for (int bin = 0; bin < BINS; bin++) {
      if (count[bin] > 0) {
        table.append(
            String.format(
                Locale.ROOT,
                "| %.1f–%.1f | %,d | %.3f | %.3f |%n",
                bin / 10.0,
                (bin + 1) / 10.0,
                count[bin],
                promised[bin] / count[bin],
                (double) right[bin] / count[bin]));
      }
    }
    return table.toString();
  }
}
