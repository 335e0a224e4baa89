package org.lexhub.server.web.account;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.lexhub.server.account.usage.DayCounters;
import org.lexhub.server.web.text.Texts;

/**
 * A bar chart of the requests per day, as {@code UsageChart.jte} draws it.
 *
 * @param days the days, the latest last
 * @param top the number at the top of the axis
 */
record UsageChart(List<Day> days, long top) {
  /** The height of the picture; a day is 1 wide. */
  static final int HEIGHT = 100;

  /** The counts of a day. */
  record Day(int index, String name, long requests, long refused) {}

  /** A bar, with the style of its kind and its place in the picture. */
  record Bar(String kind, String x, String y, String height) {}

  /** Reads the counts of an account for the last {@code days} days, today included. */
  static UsageChart of(DayCounters counters, long account, int days) {
    int first = counters.today() - days + 1;
    List<Day> all = new ArrayList<>();
    long max = 0;
    for (int i = 0; i < days; i++) {
      String name = Texts.current().dayOfYear(LocalDate.ofEpochDay(first + (long) i));
      long requests = counters.requests(account, first + i);
      long refused = counters.refused(account, first + i);
      all.add(new Day(i, name, requests, refused));
      max = Math.max(max, requests + refused);
    }
    return new UsageChart(all, roundUp(max));
  }

  /** Returns the least of 10, 20, 50, 100, 200 … that is at least {@code value}. */
  static long roundUp(long value) {
    long step = 10;
    while (step < value) {
      long lead = Long.parseLong(Long.toString(step).substring(0, 1));
      step = lead == 2 ? step / 2 * 5 : step * 2;
    }
    return step;
  }

  /** Returns the bars of a day: answered requests, and refused ones above them. */
  List<Bar> bars(Day day) {
    List<Bar> bars = new ArrayList<>();
    add(bars, "requests", day.index(), 0, day.requests());
    add(bars, "refused", day.index(), day.requests(), day.refused());
    return bars;
  }

  private void add(List<Bar> bars, String kind, int day, long below, long value) {
    if (value > 0) {
      double height = Math.max(1.0, value * (double) HEIGHT / top);
      double y = Math.max(0, HEIGHT - below * (double) HEIGHT / top - height);
      bars.add(new Bar(kind, number(day + 0.1), number(y), number(height)));
    }
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.2f", value);
  }
}
