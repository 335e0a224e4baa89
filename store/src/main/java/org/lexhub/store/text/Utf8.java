package org.lexhub.store.text;

/**
 * Reads and writes code points in UTF-8. Strict: overlong forms, surrogates and cut sequences are
 * malformed.
 */
public final class Utf8 {
  private Utf8() {}

  /** Returns the code point at {@code at}, or -1 if the bytes up to {@code end} are malformed. */
  public static int decode(byte[] bytes, int at, int end) {
    int first = bytes[at];
    if (first >= 0) {
      return first;
    }
    if (first < (byte) 0xE0) {
      return first < (byte) 0xC2 || end - at < 2 ? -1 : two(first, bytes[at + 1]);
    }
    if (first < (byte) 0xF0) {
      return end - at < 3 ? -1 : three(first, bytes[at + 1], bytes[at + 2]);
    }
    return end - at < 4 ? -1 : four(first, bytes[at + 1], bytes[at + 2], bytes[at + 3]);
  }

  private static int two(int a, int b) {
    return isTail(b) ? (a & 0x1F) << 6 | (b & 0x3F) : -1;
  }

  private static int three(int a, int b, int c) {
    int codePoint = (a & 0x0F) << 12 | (b & 0x3F) << 6 | (c & 0x3F);
    boolean surrogate = codePoint >= 0xD800 && codePoint <= 0xDFFF;
    return isTail(b) && isTail(c) && codePoint >= 0x800 && !surrogate ? codePoint : -1;
  }

  private static int four(int a, int b, int c, int d) {
    int codePoint = (a & 0x0F) << 18 | (b & 0x3F) << 12 | (c & 0x3F) << 6 | (d & 0x3F);
    boolean inRange = codePoint >= 0x10000 && codePoint <= Character.MAX_CODE_POINT;
    return isTail(b) && isTail(c) && isTail(d) && inRange ? codePoint : -1;
  }

  private static boolean isTail(int b) {
    return (b & 0xC0) == 0x80;
  }

  /** Returns the number of bytes of a code point. */
  public static int length(int codePoint) {
    if (codePoint < 0x80) {
      return 1;
    }
    if (codePoint < 0x800) {
      return 2;
    }
    return codePoint < 0x10000 ? 3 : 4;
  }

  /** Writes a code point and returns the index after it. */
  public static int encode(int codePoint, byte[] out, int at) {
    if (codePoint < 0x80) {
      out[at] = (byte) codePoint;
      return at + 1;
    }
    if (codePoint < 0x800) {
      out[at] = (byte) (0xC0 | codePoint >>> 6);
      out[at + 1] = tail(codePoint);
      return at + 2;
    }
    if (codePoint < 0x10000) {
      out[at] = (byte) (0xE0 | codePoint >>> 12);
      out[at + 1] = tail(codePoint >>> 6);
      out[at + 2] = tail(codePoint);
      return at + 3;
    }
    out[at] = (byte) (0xF0 | codePoint >>> 18);
    out[at + 1] = tail(codePoint >>> 12);
    out[at + 2] = tail(codePoint >>> 6);
    out[at + 3] = tail(codePoint);
    return at + 4;
  }

  private static byte tail(int bits) {
    return (byte) (0x80 | (bits & 0x3F));
  }

  /** Returns the number of code points in well-formed bytes. */
  public static int count(byte[] bytes, int from, int to) {
    int count = 0;
    for (int i = from; i < to; i++) {
      if (!isTail(bytes[i])) {
        count++;
      }
    }
    return count;
  }

  /** Returns the code point that ends before {@code end} in well-formed bytes. */
  public static int before(byte[] bytes, int end) {
    int at = end - 1;
    while (isTail(bytes[at])) {
      at--;
    }
    return decode(bytes, at, end);
  }
}
