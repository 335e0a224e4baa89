package org.lexhub.server.web;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Numbers and dates as people read them. */
public final class DisplayFormats {
  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH).withZone(ZoneOffset.UTC);

  private DisplayFormats() {}

  /** A whole number in groups of three digits. */
  public static String number(long value) {
    return String.format(Locale.ENGLISH, "%,d", value);
  }

  /** A number and what it counts, in the plural where there is not exactly one. */
  public static String count(long value, String one, String many) {
    return number(value) + " " + (value == 1 ? one : many);
  }

  /** A share of ten thousand in percent. */
  public static String percent(int basisPoints) {
    return (basisPoints + 50) / 100 + " %";
  }

  /** A day, as in 7 March 2026. */
  public static String day(Instant when) {
    return DAY.format(when);
  }

  /** A word in lower case, with spaces for underscores, beginning with a capital. */
  public static String title(String code) {
    String words = code.replace('_', ' ');
    return words.isEmpty()
        ? ""
        : words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
  }
}
