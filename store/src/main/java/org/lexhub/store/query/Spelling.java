package org.lexhub.store.query;

import java.util.Arrays;
import org.lexhub.store.query.LexemeScore.Equality;
import org.lexhub.store.text.Utf8Buffer;

/** Compares texts that are known to fold to the same, and counts their code points. */
final class Spelling {
  private Spelling() {}

  /** How equal a text is to a part of another. */
  static Equality compare(byte[] text, int from, int to, Utf8Buffer other) {
    byte[] bytes = other.bytes();
    int length = other.length();
    if (Arrays.equals(text, from, to, bytes, 0, length)) {
      return Equality.SAME;
    }
    int a = from;
    int b = 0;
    while (a < to && b < length) {
      int x = codePoint(text, a);
      int y = codePoint(bytes, b);
      if (x != y && lower(x) != lower(y)) {
        return Equality.FOLDED;
      }
      a += width(text[a]);
      b += width(bytes[b]);
    }
    return a == to && b == length ? Equality.CASE : Equality.FOLDED;
  }

  /** How many code points a text has. */
  static int codePoints(Utf8Buffer text) {
    int count = 0;
    for (int i = 0; i < text.length(); i++) {
      if ((text.bytes()[i] & 0xC0) != 0x80) {
        count++;
      }
    }
    return count;
  }

  private static int lower(int codePoint) {
    return Character.toLowerCase(Character.toUpperCase(codePoint));
  }

  private static int width(byte first) {
    if (first >= 0) {
      return 1;
    }
    return first < (byte) 0xE0 ? 2 : first < (byte) 0xF0 ? 3 : 4;
  }

  /** The code point at a place in well-formed bytes. */
  private static int codePoint(byte[] bytes, int at) {
    int width = width(bytes[at]);
    int codePoint = width == 1 ? bytes[at] : bytes[at] & (0x7F >> width);
    for (int i = 1; i < width; i++) {
      codePoint = codePoint << 6 | (bytes[at + i] & 0x3F);
    }
    return codePoint;
  }
}
