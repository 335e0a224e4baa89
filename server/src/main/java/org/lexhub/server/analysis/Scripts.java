package org.lexhub.server.analysis;

import java.lang.Character.UnicodeScript;

/** Tells scripts that write words without blanks between them. */
final class Scripts {
  private Scripts() {}

  /** Returns whether the script of a letter has no blanks between words. */
  static boolean isUnspaced(int codePoint) {
    return switch (UnicodeScript.of(codePoint)) {
      case HAN, HIRAGANA, KATAKANA, THAI, LAO, KHMER, MYANMAR -> true;
      default -> false;
    };
  }

  /** Returns whether a letter is hiragana, in which Japanese writes the endings of words. */
  static boolean isHiragana(int codePoint) {
    return UnicodeScript.of(codePoint) == UnicodeScript.HIRAGANA;
  }
}
