package org.lexhub.store.lexeme;

import java.util.Arrays;
import org.lexhub.store.lexeme.LexemeScore.Equality;
import org.lexhub.store.result.VocalizationKey;
import org.lexhub.store.text.Utf8;
import org.lexhub.store.text.Utf8Buffer;

/** Compares well-formed texts that are equal after folding, and counts code points. */
public final class SpellingComparison {
  private SpellingComparison() {}

  /**
   * Returns how a part of a text compares with another text. Texts that differ only in the vowel
   * signs of Arabic and Hebrew, or in stress above Cyrillic letters, compare as if they differed in
   * letter case: most texts leave these marks out.
   */
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
      if (x != y && letter(x) != letter(y)) {
        return Equality.FOLDED;
      }
      a = afterMarks(text, a + Utf8.length(x), to, x);
      b = afterMarks(bytes, b + Utf8.length(y), length, y);
    }
    return a == to && b == length ? Equality.CASE : Equality.FOLDED;
  }

  /**
   * Returns the index of the next code point at or after an index that is no mark, or the end.
   *
   * @param letter the code point before the index
   */
  static int afterMarks(byte[] text, int from, int end, int letter) {
    int at = from;
    while (at < end) {
      int codePoint = Utf8.decode(text, at, end);
      if (!isMark(codePoint, letter)) {
        break;
      }
      at += Utf8.length(codePoint);
    }
    return at;
  }

  private static boolean isMark(int codePoint, int letter) {
    boolean accent = codePoint == 0x300 || codePoint == 0x301;
    return accent ? letter >= 0x400 && letter < 0x530 : VocalizationKey.isPoint(codePoint);
  }

  /**
   * Returns whether a text equals another apart from letter case, letters of other keyboards,
   * blanks, hyphens and apostrophes: readings are written with them or without.
   */
  public static boolean sameLetters(byte[] text, int length, Utf8Buffer other) {
    int a = next(text, 0, length);
    int b = next(other.bytes(), 0, other.length());
    while (a < length && b < other.length()) {
      int x = Utf8.decode(text, a, length);
      int y = Utf8.decode(other.bytes(), b, other.length());
      if (x != y && letter(x) != letter(y)) {
        return false;
      }
      a = next(text, a + Utf8.length(x), length);
      b = next(other.bytes(), b + Utf8.length(y), other.length());
    }
    return a == length && b == other.length();
  }

  /** Returns the index of the next letter at or after an index, or the end. */
  private static int next(byte[] text, int from, int end) {
    int at = from;
    while (at < end) {
      int codePoint = Utf8.decode(text, at, end);
      if (codePoint != ' ' && codePoint != '-' && codePoint != '\'' && codePoint != 0x2019) {
        break;
      }
      at += Utf8.length(codePoint);
    }
    return at;
  }

  /** Returns whether the second letter of a text is a capital, as in acronyms. */
  public static boolean hasSecondCapital(byte[] text, int length) {
    int at = length == 0 ? 0 : Utf8.length(Utf8.decode(text, 0, length));
    return at < length && Character.isUpperCase(Utf8.decode(text, at, length));
  }

  /** Returns the number of code points of a text. */
  public static int codePoints(Utf8Buffer text) {
    return Utf8.count(text.bytes(), 0, text.length());
  }

  /**
   * Returns a letter in lower case. Letters that keyboards have in place of others are the same:
   * Arabic ones for Persian ones, and those with a cedilla for Romanian ones with a comma below.
   */
  static int letter(int codePoint) {
    int lower = Character.toLowerCase(Character.toUpperCase(codePoint));
    return switch (lower) {
      case 'ي' -> 'ی';
      case 'ك' -> 'ک';
      case 'ş' -> 'ș';
      case 'ţ' -> 'ț';
      default -> lower;
    };
  }
}
