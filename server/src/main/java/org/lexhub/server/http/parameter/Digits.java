package org.lexhub.server.http.parameter;

/** Parses the numbers of requests. */
public final class Digits {
  private static final long MAX_VALUE = 999_999_999_999_999_999L;

  private static final int MAX_ID_LENGTH = 18;
  private static final int MAX_DECIMAL_LENGTH = 40;

  private Digits() {}

  /**
   * Parses a whole number of ASCII digits, with or without a minus sign. Returns {@link
   * Long#MIN_VALUE} for text that is not a number, and about {@link Long#MAX_VALUE} for numbers of
   * more than 18 digits, so that they exceed every upper bound.
   */
  static long parse(byte[] text, int start, int end) {
    boolean negative = end > start && text[start] == '-';
    int i = negative ? start + 1 : start;
    if (i >= end) {
      return Long.MIN_VALUE;
    }
    long value = 0;
    for (; i < end; i++) {
      int digit = text[i] - '0';
      if (digit < 0 || digit > 9) {
        return Long.MIN_VALUE;
      }
      value = value > MAX_VALUE / 10 ? Long.MAX_VALUE / 10 - 1 : value * 10 + digit;
    }
    value = value > MAX_VALUE ? Long.MAX_VALUE - 1 : value;
    return negative ? -value : value;
  }

  /** Parses the id in {@code text[start, end)}: 1 to 18 ASCII digits; returns -1 otherwise. */
  public static long id(CharSequence text, int start, int end) {
    if (start >= end || end - start > MAX_ID_LENGTH) {
      return -1;
    }
    long value = 0;
    for (int i = start; i < end; i++) {
      int digit = text.charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        return -1;
      }
      value = value * 10 + digit;
    }
    return value;
  }

  /** Parses a decimal number such as 0.25, .5 or 5e-1; returns NaN for other text. */
  static double decimal(String text) {
    if (text.isEmpty() || text.length() > MAX_DECIMAL_LENGTH) {
      return Double.NaN;
    }
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if ((c < '0' || c > '9') && ".-+eE".indexOf(c) < 0) {
        return Double.NaN;
      }
    }
    try {
      return Double.parseDouble(text);
    } catch (NumberFormatException e) {
      return Double.NaN;
    }
  }
}
