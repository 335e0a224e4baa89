package org.lexhub.server.http.header;

import java.util.HexFormat;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;

/**
 * The header {@code traceparent} of W3C's recommendation Trace Context. The server is one span of
 * the trace that a client names; it starts no traces itself.
 */
public final class TraceContext {
  private static final int VERSION_LENGTH = 2;
  private static final int TRACE_START = 3;
  private static final int TRACE_END = 35;
  private static final int SPAN_START = 36;
  private static final int SPAN_END = 52;
  private static final int FLAGS_START = 53;
  private static final int LENGTH = 55;

  private TraceContext() {}

  /**
   * Returns the header of the response: the trace and flags that the client sent, with a new span.
   *
   * @return null if the client sent none, or none of this form
   */
  public static @Nullable String answer(@Nullable String sent) {
    if (sent == null || !isValid(sent)) {
      return null;
    }
    long span = ThreadLocalRandom.current().nextLong(1, Long.MAX_VALUE);
    return "00"
        + sent.substring(VERSION_LENGTH, SPAN_START)
        + HexFormat.of().toHexDigits(span)
        + sent.substring(SPAN_END, LENGTH);
  }

  /** Returns the trace of a header that {@link #answer} returned. */
  public static String trace(String header) {
    return header.substring(TRACE_START, TRACE_END);
  }

  /** Later versions may append parts, and must be read like this one. */
  private static boolean isValid(String text) {
    int length = text.length();
    return length >= LENGTH
        && (length == LENGTH || text.charAt(LENGTH) == '-')
        && isHex(text, 0, VERSION_LENGTH)
        && !text.startsWith("ff")
        && (length == LENGTH || !text.startsWith("00"))
        && text.charAt(VERSION_LENGTH) == '-'
        && isHex(text, TRACE_START, TRACE_END)
        && !isZero(text, TRACE_START, TRACE_END)
        && text.charAt(TRACE_END) == '-'
        && isHex(text, SPAN_START, SPAN_END)
        && !isZero(text, SPAN_START, SPAN_END)
        && text.charAt(SPAN_END) == '-'
        && isHex(text, FLAGS_START, LENGTH);
  }

  private static boolean isHex(String text, int from, int to) {
    for (int i = from; i < to; i++) {
      char c = text.charAt(i);
      if (!((c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isZero(String text, int from, int to) {
    for (int i = from; i < to; i++) {
      if (text.charAt(i) != '0') {
        return false;
      }
    }
    return true;
  }
}
