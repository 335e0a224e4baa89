package org.lexhub.server.web.text;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.Locale;

/** The formats of English without the data of CLDR, which takes a moment to load. */
final class EnglishFormats implements LocaleFormats {
  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH).withZone(ZoneOffset.UTC);

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
  public Comparator<String> order() {
    return Comparator.naturalOrder();
  }
}
