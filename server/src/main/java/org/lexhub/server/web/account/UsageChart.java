package org.lexhub.server.web.account;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import org.lexhub.server.account.DayCounters;
import org.lexhub.server.web.DisplayFormats;
import org.lexhub.server.web.Html;

/** A bar chart of the requests per day as SVG, followed by the same numbers as a table. */
final class UsageChart {
  private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMM", Locale.ENGLISH);
  private static final int HEIGHT = 100;

  private final int first;
  private final long[] requests;
  private final long[] refused;
  private final long top;

  /** Reads the counts of an account for the last {@code days} days, today included. */
  UsageChart(DayCounters counters, long account, int days) {
    first = counters.today() - days + 1;
    requests = new long[days];
    refused = new long[days];
    long max = 0;
    for (int i = 0; i < days; i++) {
      requests[i] = counters.requests(account, first + i);
      refused[i] = counters.refused(account, first + i);
      max = Math.max(max, requests[i] + refused[i]);
    }
    top = roundUp(max);
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

  /** Writes the chart and the table. */
  void write(Html html) {
    html.open("figure", "class", "chart");
    html.element("p", DisplayFormats.number(top), "class", "top", "aria-hidden", "true");
    bars(html);
    html.open("p", "class", "days", "aria-hidden", "true");
    html.element("span", day(0)).element("span", day(requests.length - 1)).close();
    html.open("figcaption", "class", "small muted");
    html.element("span", "", "class", "key requests").text("answered ");
    html.element("span", "", "class", "key refused").text("throttled by rate limit or quota");
    html.close().close();
    table(html);
  }

  private void bars(Html html) {
    html.open(
        "svg",
        "viewBox",
        "0 0 " + requests.length + " " + HEIGHT,
        "preserveAspectRatio",
        "none",
        "role",
        "img",
        "aria-label",
        "Requests on each of the last "
            + requests.length
            + " days; the table below has the numbers");
    for (int i = 0; i < requests.length; i++) {
      html.open("g").element("title", describe(i));
      html.element(
          "rect",
          "",
          "class",
          "back",
          "x",
          Integer.toString(i),
          "y",
          "0",
          "width",
          "1",
          "height",
          Integer.toString(HEIGHT));
      bar(html, i, 0, requests[i], "requests");
      bar(html, i, requests[i], refused[i], "refused");
      html.close();
    }
    html.close();
  }

  private void bar(Html html, int day, long below, long value, String kind) {
    if (value == 0) {
      return;
    }
    double height = Math.max(1.0, value * (double) HEIGHT / top);
    double y = Math.max(0, HEIGHT - below * (double) HEIGHT / top - height);
    html.element(
        "rect",
        "",
        "class",
        kind,
        "x",
        number(day + 0.1),
        "y",
        number(y),
        "width",
        "0.8",
        "height",
        number(height));
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.2f", value);
  }

  private String describe(int day) {
    return day(day)
        + ": "
        + DisplayFormats.count(requests[day], "request", "requests")
        + ", "
        + DisplayFormats.number(refused[day])
        + " refused";
  }

  private String day(int index) {
    return DAY.format(LocalDate.ofEpochDay(first + (long) index));
  }

  private void table(Html html) {
    html.open("details").element("summary", "Show as table");
    html.open("div", "class", "scroll").open("table");
    html.element("caption", "Requests per day, latest first");
    html.open("thead").open("tr").element("th", "Day", "scope", "col");
    html.element("th", "Answered", "scope", "col", "class", "number");
    html.element("th", "Refused", "scope", "col", "class", "number").close().close().open("tbody");
    for (int i = requests.length - 1; i >= 0; i--) {
      html.open("tr").element("th", day(i), "scope", "row");
      html.element("td", DisplayFormats.number(requests[i]), "class", "number");
      html.element("td", DisplayFormats.number(refused[i]), "class", "number").close();
    }
    html.close().close().close().close();
  }
}
