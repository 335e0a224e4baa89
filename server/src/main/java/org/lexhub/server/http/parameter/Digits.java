package org.lexhub.server.http.parameter;

/** Numbers as clients write them. */
public final class Digits {
  private static final long MAX = 999_999_999_999_999_999L;

  private Digits() {}

  /**
   * Reads a whole number of ASCII digits, with a minus sign or without. What is no number gives the
   * smallest {@code long}; what is longer than 18 digits gives the largest, so that it fails any
   * upper bound.
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
      value = value > MAX / 10 ? Long.MAX_VALUE / 10 - 1 : value * 10 + digit;
    }
    value = value > MAX ? Long.MAX_VALUE - 1 : value;
    return negative ? -value : value;
  }

  /** Reads an id in {@code text[start, end)}: ASCII digits only; -1 where it is none. */
  public static long id(CharSequence text, int start, int end) {
    if (start >= end || end - start > 18) {
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

  /** Reads a decimal number such as 0.25, .5 or 5e-1; NaN where it is none. */
  static double decimal(String text) {
    if (text.isEmpty() || text.length() > 40) {
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
