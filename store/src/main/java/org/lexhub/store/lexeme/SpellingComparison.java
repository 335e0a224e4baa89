package org.lexhub.store.lexeme;

import java.util.Arrays;
import org.lexhub.store.lexeme.LexemeScore.Equality;
import org.lexhub.store.text.Utf8;
import org.lexhub.store.text.Utf8Buffer;

/** Compares well-formed texts that are equal after folding, and counts code points. */
public final class SpellingComparison {
  private SpellingComparison() {}

  /** Returns how a part of a text compares with another text. */
  public static Equality compare(byte[] text, int from, int to, Utf8Buffer other) {
    byte[] bytes = other.bytes();
    int length = other.length();
    if (Arrays.equals(text, from, to, bytes, 0, length)) {
      return Equality.SAME;
    }
    int a = from;
    int b = 0;
    while (a < to && b < length) {
      int x = Utf8.decode(text, a, to);
      int y = Utf8.decode(bytes, b, length);
      if (x != y && lower(x) != lower(y)) {
        return Equality.FOLDED;
      }
      a += Utf8.length(x);
      b += Utf8.length(y);
    }
    return a == to && b == length ? Equality.CASE : Equality.FOLDED;
  }

  /** Returns the number of code points of a text. */
  public static int codePoints(Utf8Buffer text) {
    return Utf8.count(text.bytes(), 0, text.length());
  }

  private static int lower(int codePoint) {
    return Character.toLowerCase(Character.toUpperCase(codePoint));
  }
}
