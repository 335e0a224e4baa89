package org.lexhub.server.web.session;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Formats points in time (UTC) and durations. */
public final class Timestamps {
  private static final DateTimeFormatter MINUTE =
      DateTimeFormatter.ofPattern("d MMM uuuu, HH:mm 'UTC'", Locale.ENGLISH)
          .withZone(ZoneOffset.UTC);

  private Timestamps() {}

  /** Returns date and time to the minute. */
  public static String text(Instant moment) {
    return MINUTE.format(moment);
  }

  /** Returns a duration in words, above two minutes rounded up to minutes. */
  public static String span(int seconds) {
    if (seconds < 120) {
      return seconds == 1 ? "1 second" : seconds + " seconds";
    }
    return (seconds + 59) / 60 + " minutes";
  }
}
