package org.lexhub.server.web;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Formats numbers, dates and codes for pages. */
public final class DisplayFormats {
  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH).withZone(ZoneOffset.UTC);

  private DisplayFormats() {}

  /** Returns a whole number with a comma between groups of three digits. */
  public static String number(long value) {
    return String.format(Locale.ENGLISH, "%,d", value);
  }

  /** Returns a number with the noun that it counts, plural unless the number is 1. */
  public static String count(long value, String singular, String plural) {
    return number(value) + " " + (value == 1 ? singular : plural);
  }

  /** Returns basis points as a rounded percentage. */
  public static String percent(int basisPoints) {
    return (basisPoints + 50) / 100 + " %";
  }

  /** Returns the UTC date of a moment, for example 7 March 2026. */
  public static String day(Instant when) {
    return DAY.format(when);
  }

  /** Returns a code with spaces instead of underscores and a capital first letter. */
  public static String title(String code) {
    String words = code.replace('_', ' ');
    return words.isEmpty()
        ? ""
        : words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
  }
}
