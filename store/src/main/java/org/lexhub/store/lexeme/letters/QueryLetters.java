package org.lexhub.store.lexeme.letters;

import org.lexhub.store.text.Utf8;

/** The letters of a folded query, which decide what variants it can have. */
public enum QueryLetters {
  /** Only a to z and blanks. */
  LATIN,
  /** Also digits and colons, as in pinyin. */
  LATIN_AND_DIGITS,
  /** Han or kana, which are written without blanks between words. */
  WITHOUT_BLANKS,
  /** Anything else. */
  OTHER;

  /** Returns the letters of a folded text. */
  public static QueryLetters of(byte[] text, int length) {
    boolean letter = false;
    boolean digit = false;
    for (int at = 0; at < length; at++) {
      byte b = text[at];
      if (b < 0) {
        int codePoint = Utf8.decode(text, at, length);
        boolean joined = codePoint >= 0x2E80 && codePoint < 0xA000;
        return joined ? WITHOUT_BLANKS : OTHER;
      }
      if (b >= 'a' && b <= 'z') {
        letter = true;
      } else if ((b >= '0' && b <= '9') || b == ':') {
        digit = true;
      } else if (b != ' ') {
        return OTHER;
      }
    }
    return !letter ? OTHER : digit ? LATIN_AND_DIGITS : LATIN;
  }
}
