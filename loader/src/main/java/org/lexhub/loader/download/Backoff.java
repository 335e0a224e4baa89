package org.lexhub.loader.download;

import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.random.RandomGenerator;

/**
 * Computes the delays between attempts: exponential, with jitter, so that many clients do not come
 * back at the same moment.
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc9110#section-10.2.3">RFC 9110, Retry-After</a>
 */
final class Backoff {
  private final TransferLimits limits;
  private final RandomGenerator random;

  Backoff(TransferLimits limits, RandomGenerator random) {
    this.limits = limits;
    this.random = random;
  }

  /**
   * Returns the delay after some failures in a row: three to five quarters of the delay, which
   * doubles with each failure.
   *
   * @param failures 1 or more
   */
  Duration after(int failures) {
    int doublings = Math.min(failures - 1, 30);
    long first = limits.firstDelay().toMillis();
    long full = Math.min(limits.maxDelay().toMillis(), first << doublings);
    return Duration.ofMillis(full - full / 4 + random.nextLong(full / 2 + 1));
  }

  /**
   * Returns the time that a {@code Retry-After} header asks for: a number of seconds or a date.
   * Zero for a date in the past and for what cannot be read.
   */
  static Duration asked(String header, Instant now) {
    String text = header.strip();
    if (text.matches("\\d{1,9}")) {
      return Duration.ofSeconds(Long.parseLong(text));
    }
    try {
      Instant until = ZonedDateTime.parse(text, DateTimeFormatter.RFC_1123_DATE_TIME).toInstant();
      return until.isAfter(now) ? Duration.between(now, until) : Duration.ZERO;
    } catch (DateTimeParseException e) {
      return Duration.ZERO;
    }
  }
}
