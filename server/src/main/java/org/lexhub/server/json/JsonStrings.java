package org.lexhub.server.json;

import java.nio.charset.StandardCharsets;

/** Reads the strings of a JSON document that is well-formed UTF-8. */
final class JsonStrings {
  private final byte[] in;
  private int at;

  JsonStrings(byte[] in) {
    this.in = in;
  }

  /**
   * Returns the string whose opening quote is at {@code start}.
   *
   * @throws JsonFault if the string is not valid
   */
  String read(int start) {
    at = start + 1;
    StringBuilder text = null;
    int from = at;
    while (true) {
      if (at >= in.length) {
        throw new JsonFault("a string has no end", start);
      }
      byte b = in[at];
      if (b >= 0 && b < ' ') {
        throw new JsonFault("a control character in a string must be escaped", at);
      }
      if (b != '"' && b != '\\') {
        at++;
        continue;
      }
      String piece = new String(in, from, at - from, StandardCharsets.UTF_8);
      at++;
      if (b == '"') {
        return text == null ? piece : text.append(piece).toString();
      }
      text = text == null ? new StringBuilder(piece) : text.append(piece);
      text.appendCodePoint(escaped());
      from = at;
    }
  }

  /** Returns the offset after the closing quote of the last string read. */
  int end() {
    return at;
  }

  private int escaped() {
    int start = at - 1;
    byte letter = at < in.length ? in[at++] : 0;
    return switch (letter) {
      case '"', '\\', '/' -> letter;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> character(start);
      default -> throw new JsonFault("an unknown escape", start);
    };
  }

  private int character(int start) {
    char first = hex4(start);
    if (!Character.isSurrogate(first)) {
      return first;
    }
    boolean paired =
        Character.isHighSurrogate(first)
            && at + 1 < in.length
            && in[at] == '\\'
            && in[at + 1] == 'u';
    if (paired) {
      at += 2;
      char second = hex4(start);
      if (Character.isLowSurrogate(second)) {
        return Character.toCodePoint(first, second);
      }
    }
    throw new JsonFault("an unpaired surrogate", start);
  }

  private char hex4(int start) {
    int value = 0;
    for (int i = 0; i < 4; i++) {
      int digit = at < in.length ? hex(in[at++]) : -1;
      if (digit < 0) {
        throw new JsonFault("four hexadecimal digits are expected after \\u", start);
      }
      value = value << 4 | digit;
    }
    return (char) value;
  }

  private static int hex(byte b) {
    if (b >= '0' && b <= '9') {
      return b - '0';
    }
    int lower = b | 0x20;
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
  }

  /**
   * Returns the offset of the first malformed byte of UTF-8 (Unicode, table 3-7), or -1 for none.
   */
  static int malformedUtf8(byte[] bytes) {
    int i = 0;
    while (i < bytes.length) {
      int lead = bytes[i] & 0xff;
      int length = lead < 0x80 ? 1 : lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
      if (length == 0 || lead > 0xf4 || i + length > bytes.length) {
        return i;
      }
      for (int k = 1; k < length; k++) {
        int next = bytes[i + k] & 0xff;
        if (next < lowest(lead, k) || next > highest(lead, k)) {
          return i;
        }
      }
      i += length;
    }
    return -1;
  }

  private static int lowest(int lead, int place) {
    return place > 1 ? 0x80 : lead == 0xe0 ? 0xa0 : lead == 0xf0 ? 0x90 : 0x80;
  }

  private static int highest(int lead, int place) {
    return place > 1 ? 0xbf : lead == 0xed ? 0x9f : lead == 0xf4 ? 0x8f : 0xbf;
  }
}
