package org.lexhub.benchmarks.growth;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A logarithmic axis that shows positive values between two pixels. */
final class LogAxis {
  private static final double[] STEPS = {1, 2, 5};

  /** Axes of at most this many powers of ten have marks between them. */
  private static final double MAX_DECADES_WITH_STEPS = 2;

  /** The part of an axis that stays free at both ends. */
  private static final double MARGIN = 0.05;

  private final double low;
  private final double high;
  private final double from;
  private final double to;

  private LogAxis(double low, double high, double from, double to) {
    this.low = low;
    this.high = high;
    this.from = from;
    this.to = to;
  }

  /** Returns an axis with room for all values from one pixel to another. */
  static LogAxis of(double[] values, double from, double to) {
    double low = Math.log10(Arrays.stream(values).min().orElse(1));
    double high = Math.log10(Arrays.stream(values).max().orElse(1));
    double margin = Math.max(0.1, (high - low) * MARGIN);
    return new LogAxis(low - margin, high + margin, from, to);
  }

  /** Returns the pixel of a value. */
  double at(double value) {
    return from + (Math.log10(value) - low) / (high - low) * (to - from);
  }

  /** Returns the round values to mark. */
  List<Double> marks() {
    List<Double> marks = new ArrayList<>();
    for (int power = (int) Math.floor(low); power <= high; power++) {
      for (double step : STEPS) {
        double value = step * Math.pow(10, power);
        boolean wanted = step == 1 || high - low <= MAX_DECADES_WITH_STEPS;
        if (wanted && Math.log10(value) >= low && Math.log10(value) <= high) {
          marks.add(value);
        }
      }
    }
    return marks;
  }
}
