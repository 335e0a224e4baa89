package org.lexhub.server.http.header;

import io.undertow.util.HeaderValues;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import org.jspecify.annotations.Nullable;

/** Reads the request headers that negotiate the form of the response. */
public final class Negotiation {
  private Negotiation() {}

  /**
   * Returns whether {@code Accept} permits the media type {@code type/subtype} (RFC 9110, 12.5.1).
   * An empty header permits every type.
   */
  public static boolean accepts(@Nullable HeaderValues accept, String type) {
    if (accept == null) {
      return true;
    }
    int best = 0;
    boolean accepted = isBlank(accept);
    int slash = type.indexOf('/');
    for (int i = 0; i < accept.size(); i++) {
      String line = accept.get(i);
      for (int start = 0; start < line.length(); ) {
        int end = next(line, start);
        int from = skip(line, start, end);
        int stop = tokenEnd(line, from, end);
        int match = mediaMatch(line, from, stop, type, slash);
        if (match > best) {
          best = match;
          accepted = positive(line, stop, end);
        }
        start = end + 1;
      }
    }
    return accepted;
  }

  private static boolean isBlank(HeaderValues accept) {
    for (int i = 0; i < accept.size(); i++) {
      if (!accept.get(i).isBlank()) {
        return false;
      }
    }
    return true;
  }

  private static int mediaMatch(String line, int from, int stop, String type, int slash) {
    int length = stop - from;
    if (length == type.length() && line.regionMatches(true, from, type, 0, length)) {
      return 3;
    }
    if (length == slash + 2
        && line.charAt(stop - 1) == '*'
        && line.regionMatches(true, from, type, 0, slash + 1)) {
      return 2;
    }
    return length == 3 && line.startsWith("*/*", from) ? 1 : 0;
  }

  /** Returns whether {@code Accept-Encoding} permits gzip. */
  public static boolean acceptsGzip(@Nullable HeaderValues encodings) {
    if (encodings == null) {
      return false;
    }
    boolean star = false;
    for (int i = 0; i < encodings.size(); i++) {
      String line = encodings.get(i);
      for (int start = 0; start < line.length(); ) {
        int end = next(line, start);
        int from = skip(line, start, end);
        int stop = tokenEnd(line, from, end);
        if (stop - from == 4 && line.regionMatches(true, from, "gzip", 0, 4)) {
          return positive(line, stop, end);
        }
        star |= stop - from == 1 && line.charAt(from) == '*' && positive(line, stop, end);
        start = end + 1;
      }
    }
    return star;
  }

  /** Returns whether {@code If-None-Match} matches the tag, by weak comparison, or is a star. */
  public static boolean matches(@Nullable HeaderValues ifNoneMatch, String tag) {
    if (ifNoneMatch == null) {
      return false;
    }
    int opaque = tag.startsWith("W/") ? 2 : 0;
    int length = tag.length() - opaque;
    for (int i = 0; i < ifNoneMatch.size(); i++) {
      String line = ifNoneMatch.get(i);
      for (int start = 0; start < line.length(); ) {
        int end = next(line, start);
        int from = skip(line, start, end);
        int stop = tokenEnd(line, from, end);
        if (stop - from == 1 && line.charAt(from) == '*') {
          return true;
        }
        from = line.startsWith("W/", from) ? from + 2 : from;
        if (stop - from == length && line.startsWith(tag.substring(opaque), from)) {
          return true;
        }
        start = end + 1;
      }
    }
    return false;
  }

  /** Returns whether an HTTP date is not before another; false if it is no date. */
  public static boolean isAtLeast(String date, String other) {
    if (date.equals(other)) {
      return true;
    }
    try {
      return !ZonedDateTime.parse(date, DateTimeFormatter.RFC_1123_DATE_TIME)
          .isBefore(ZonedDateTime.parse(other, DateTimeFormatter.RFC_1123_DATE_TIME));
    } catch (DateTimeParseException e) {
      return false;
    }
  }

  private static int next(String line, int start) {
    int comma = line.indexOf(',', start);
    return comma < 0 ? line.length() : comma;
  }

  private static int skip(String line, int start, int end) {
    int i = start;
    while (i < end && (line.charAt(i) == ' ' || line.charAt(i) == '\t')) {
      i++;
    }
    return i;
  }

  private static int tokenEnd(String line, int from, int end) {
    int i = from;
    while (i < end && line.charAt(i) != ';' && line.charAt(i) != ' ' && line.charAt(i) != '\t') {
      i++;
    }
    return i;
  }

  /** Returns whether the weight after a token, 1 by default, is above zero. */
  private static boolean positive(String line, int start, int end) {
    int q = line.indexOf("q=", start);
    if (q < 0 || q >= end) {
      q = line.indexOf("Q=", start);
    }
    if (q < 0 || q >= end) {
      return true;
    }
    for (int i = q + 2; i < end && line.charAt(i) != ';'; i++) {
      char c = line.charAt(i);
      if (c >= '1' && c <= '9') {
        return true;
      }
    }
    return false;
  }
}
