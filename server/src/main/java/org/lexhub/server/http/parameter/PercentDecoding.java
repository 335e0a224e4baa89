package org.lexhub.server.http.parameter;

import org.lexhub.store.text.Utf8Buffer;

/**
 * Decodes the parts of a URL strictly: {@code %hh} escapes become bytes, which must be well-formed
 * UTF-8. Malformed input is refused, never replaced.
 */
public final class PercentDecoding {
  private PercentDecoding() {}

  /**
   * Appends the decoded bytes of {@code text[start, end)} to {@code out}.
   *
   * @param plusIsSpace whether {@code +} denotes a blank, as in a query
   * @throws ApiError 400 if an escape or the UTF-8 is malformed
   */
  public static void decode(String text, int start, int end, boolean plusIsSpace, Utf8Buffer out) {
    int from = out.length();
    boolean ascii = true;
    for (int i = start; i < end; i++) {
      char c = text.charAt(i);
      if (c == '%') {
        int value = i + 2 < end ? hex(text.charAt(i + 1)) << 4 | hex(text.charAt(i + 2)) : -1;
        if (value < 0) {
          throw ApiError.malformed("The address holds a malformed percent escape.");
        }
        out.put((byte) value);
        ascii &= value < 0x80;
        i += 2;
      } else if (c >= 0x80) {
        throw ApiError.malformed("The address holds a character that must be percent-encoded.");
      } else {
        out.put((byte) (c == '+' && plusIsSpace ? ' ' : c));
      }
    }
    if (!ascii && !isWellFormed(out.bytes(), from, out.length())) {
      throw ApiError.malformed("The address is not well-formed UTF-8.");
    }
  }

  private static int hex(char c) {
    if (c >= '0' && c <= '9') {
      return c - '0';
    }
    int lower = c | 0x20;
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : Integer.MIN_VALUE;
  }

  /** Returns whether bytes are well-formed UTF-8 (Unicode, table 3-7). */
  static boolean isWellFormed(byte[] bytes, int start, int end) {
    int i = start;
    while (i < end) {
      int lead = bytes[i] & 0xff;
      if (lead < 0x80) {
        i++;
        continue;
      }
      int length = lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
      if (length == 0 || i + length > end || !isSecond(lead, bytes[i + 1] & 0xff)) {
        return false;
      }
      for (int k = 2; k < length; k++) {
        if ((bytes[i + k] & 0xc0) != 0x80) {
          return false;
        }
      }
      i += length;
    }
    return true;
  }

  private static boolean isSecond(int lead, int next) {
    int low = lead == 0xe0 ? 0xa0 : lead == 0xf0 ? 0x90 : 0x80;
    int high = lead == 0xed ? 0x9f : lead == 0xf4 ? 0x8f : 0xbf;
    return next >= low && next <= high;
  }
}
