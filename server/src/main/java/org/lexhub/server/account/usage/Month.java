package org.lexhub.server.account.usage;

import java.time.Instant;
import java.time.YearMonth;
import java.time.ZoneOffset;

/**
 * A calendar month in UTC.
 *
 * @param number the number of months since January 1970
 * @param start the first millisecond of the month
 * @param end the first millisecond after the month
 */
public record Month(int number, long start, long end) {
  /** Returns the month of a time in milliseconds. */
  public static Month of(long millis) {
    YearMonth month = YearMonth.from(Instant.ofEpochMilli(millis).atOffset(ZoneOffset.UTC));
    int number = (month.getYear() - 1970) * 12 + month.getMonthValue() - 1;
    return new Month(number, first(month), first(month.plusMonths(1)));
  }

  private static long first(YearMonth month) {
    return month.atDay(1).atStartOfDay(ZoneOffset.UTC).toInstant().toEpochMilli();
  }

  /** Returns the month as year and month, for example 2026-11. */
  public String text() {
    return yearMonth().toString();
  }

  /** Returns the month as a date. */
  public YearMonth yearMonth() {
    return YearMonth.of(1970 + number / 12, 1 + number % 12);
  }

  /** Returns the whole seconds until the month ends, at least 1. */
  public int secondsLeft(long millis) {
    return (int) Math.max(1, (end - millis + 999) / 1000);
  }
}
