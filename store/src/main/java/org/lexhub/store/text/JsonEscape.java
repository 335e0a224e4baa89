package org.lexhub.store.text;

import java.nio.charset.StandardCharsets;

/**
 * Escapes text for a JSON string, without the quotes around it. It escapes only what it must: the
 * quote, the backslash and the control characters below 32, in their shortest form.
 *
 * <p>Half of a surrogate pair in a string, and malformed UTF-8 in bytes, become U+FFFD, the
 * replacement character.
 */
public final class JsonEscape {
  private static final byte[] HEX = "0123456789abcdef".getBytes(StandardCharsets.US_ASCII);
  private static final int MAX_LENGTH = 6;
  private static final char REPLACEMENT = '\uFFFD';

  private JsonEscape() {}

  /** Appends text as escaped UTF-8. */
  public static void append(CharSequence text, Utf8Buffer out) {
    int count = text.length();
    for (int i = 0; i < count; i++) {
      char c = text.charAt(i);
      if (c < 0x80) {
        ascii(c, out.ensure(MAX_LENGTH), out);
      } else if (!Character.isSurrogate(c)) {
        put(c, out);
      } else if (Character.isHighSurrogate(c)
          && i + 1 < count
          && Character.isLowSurrogate(text.charAt(i + 1))) {
        put(Character.toCodePoint(c, text.charAt(++i)), out);
      } else {
        put(REPLACEMENT, out);
      }
    }
  }

  /** Appends UTF-8 as escaped UTF-8. */
  public static void append(byte[] utf8, int offset, int length, Utf8Buffer out) {
    int end = offset + length;
    int at = offset;
    while (at < end) {
      byte b = utf8[at];
      if (b >= 0) {
        ascii((char) b, out.ensure(MAX_LENGTH), out);
        at++;
        continue;
      }
      int size = sequence(utf8, at, end);
      if (size > 0) {
        out.put(utf8, at, size);
        at += size;
      } else {
        put(REPLACEMENT, out);
        at -= size;
      }
    }
  }

  private static void ascii(char c, byte[] to, Utf8Buffer out) {
    int at = out.length();
    if (c >= ' ' && c != '"' && c != '\\') {
      to[at] = (byte) c;
      out.advance(1);
      return;
    }
    to[at] = '\\';
    byte letter = letter(c);
    if (letter != 0) {
      to[at + 1] = letter;
      out.advance(2);
      return;
    }
    to[at + 1] = 'u';
    to[at + 2] = '0';
    to[at + 3] = '0';
    to[at + 4] = HEX[c >> 4];
    to[at + 5] = HEX[c & 15];
    out.advance(6);
  }

  private static byte letter(char c) {
    return switch (c) {
      case '"' -> '"';
      case '\\' -> '\\';
      case '\b' -> 'b';
      case '\f' -> 'f';
      case '\n' -> 'n';
      case '\r' -> 'r';
      case '\t' -> 't';
      default -> 0;
    };
  }

  private static void put(int codePoint, Utf8Buffer out) {
    byte[] to = out.ensure(MAX_LENGTH);
    int at = out.length();
    out.advance(Utf8.encode(codePoint, to, at) - at);
  }

  /**
   * Returns the length of the well-formed sequence at an index (table 3-7 of the Unicode standard),
   * or minus the number of bytes that one replacement character replaces.
   */
  static int sequence(byte[] utf8, int at, int end) {
    int first = utf8[at] & 0xFF;
    int size = first < 0xC2 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 1;
    if (size == 1) {
      return -1;
    }
    int low = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
    int high = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
    for (int i = 1; i < size; i++) {
      int next = at + i < end ? utf8[at + i] & 0xFF : 0;
      if (next < low || next > high) {
        return -i;
      }
      low = 0x80;
      high = 0xBF;
    }
    return size;
  }

  /**
   * Appends text without the escapes that {@link #append} adds.
   *
   * @return the number of bytes appended
   */
  public static int unescape(byte[] in, int offset, int length, Utf8Buffer out) {
    out.ensure(length);
    return unescapeInPlace(in, offset, length, out);
  }

  /**
   * Does the same for a buffer that has the room already. {@code in} can be its array if {@code
   * offset} is not before the buffer's end: the result is never longer than the input.
   */
  static int unescapeInPlace(byte[] in, int offset, int length, Utf8Buffer out) {
    byte[] to = out.bytes();
    int start = out.length();
    int at = start;
    int end = offset + length;
    for (int i = offset; i < end; ) {
      byte b = in[i++];
      if (b != '\\' || i == end) {
        to[at++] = b;
        continue;
      }
      byte letter = in[i++];
      if (letter != 'u') {
        to[at++] = plain(letter);
      } else if (end - i >= 4) {
        to[at++] = (byte) ((Character.digit(in[i + 2], 16) << 4) | Character.digit(in[i + 3], 16));
        i += 4;
      }
    }
    out.advance(at - start);
    return at - start;
  }

  /** Returns whether bytes are well-formed UTF-8, escaped as by {@link #append}. */
  static boolean isEscaped(byte[] bytes, int length) {
    int at = 0;
    while (at < length) {
      byte b = bytes[at];
      int size = b < 0 ? sequence(bytes, at, length) : escaped(bytes, at, length);
      if (size <= 0) {
        return false;
      }
      at += size;
    }
    return true;
  }

  /** Returns the length of the ASCII character or escape at an index, or -1. */
  private static int escaped(byte[] bytes, int at, int length) {
    byte b = bytes[at];
    if (b != '\\') {
      return b >= ' ' && b != '"' ? 1 : -1;
    }
    if (at + 1 == length) {
      return -1;
    }
    byte letter = bytes[at + 1];
    if (letter != 'u') {
      return letter == letter((char) plain(letter)) ? 2 : -1;
    }
    boolean right =
        at + 6 <= length
            && bytes[at + 2] == '0'
            && bytes[at + 3] == '0'
            && (bytes[at + 4] == '0' || bytes[at + 4] == '1')
            && Character.digit(bytes[at + 5], 16) >= 0;
    return right ? 6 : -1;
  }

  private static byte plain(byte letter) {
    return switch (letter) {
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      default -> letter;
    };
  }
}
