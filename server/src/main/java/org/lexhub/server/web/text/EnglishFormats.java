package org.lexhub.server.web.text;

import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.Locale;

/** The formats of English without the data of CLDR, which takes a moment to load. */
final class EnglishFormats implements LocaleFormats {
  private static final DateTimeFormatter DAY = format("d MMMM uuuu");
  private static final DateTimeFormatter MINUTE = format("d MMM uuuu, HH:mm");
  private static final DateTimeFormatter DAY_OF_YEAR = format("d MMM");
  private static final DateTimeFormatter MONTH = format("MMMM uuuu");

  private static DateTimeFormatter format(String pattern) {
    return DateTimeFormatter.ofPattern(pattern, Locale.ENGLISH).withZone(ZoneOffset.UTC);
  }

  @Override
  public String plural(long number) {
    return number == 1 ? "one" : "other";
  }

  @Override
  public String number(long number) {
    return number >= 0 && number < 1_000
        ? Long.toString(number)
        : String.format(Locale.ENGLISH, "%,d", number);
  }

  @Override
  public String day(Instant when) {
    return DAY.format(when);
  }

  @Override
  public String minute(Instant when) {
    return MINUTE.format(when);
  }

  @Override
  public String dayOfYear(LocalDate date) {
    return DAY_OF_YEAR.format(date);
  }

  @Override
  public String month(YearMonth month) {
    return MONTH.format(month);
  }

  @Override
  public Comparator<String> order() {
    return Comparator.naturalOrder();
  }
}
