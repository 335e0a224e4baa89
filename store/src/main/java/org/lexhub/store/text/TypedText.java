package org.lexhub.store.text;

/** Removes the marks that people type around a word: quotes, punctuation, emoji, blanks. */
public final class TypedText {
  private static final int MARKS =
      1 << Character.CONNECTOR_PUNCTUATION
          | 1 << Character.DASH_PUNCTUATION
          | 1 << Character.START_PUNCTUATION
          | 1 << Character.END_PUNCTUATION
          | 1 << Character.INITIAL_QUOTE_PUNCTUATION
          | 1 << Character.FINAL_QUOTE_PUNCTUATION
          | 1 << Character.OTHER_PUNCTUATION
          | 1 << Character.MODIFIER_SYMBOL
          | 1 << Character.SPACE_SEPARATOR
          | 1 << Character.CONTROL
          | 1 << Character.FORMAT;

  /** Asks for the coloured form of the symbol before it. */
  private static final int VARIATION_SELECTOR = 0xFE0F;

  private TypedText() {}

  /**
   * Appends a text without marks at its ends, with plain apostrophes and single blanks inside. An
   * emoji is a mark beside letters, and the text itself without them.
   *
   * @param text well-formed UTF-8
   */
  public static void bare(byte[] text, int length, Utf8Buffer out) {
    boolean letters = hasLetter(text, length);
    int end = length;
    while (end > 0 && isMark(Utf8.before(text, end), letters)) {
      end -= Utf8.length(Utf8.before(text, end));
    }
    int at = 0;
    while (at < end && isMark(Utf8.decode(text, at, end), letters)) {
      at += Utf8.length(Utf8.decode(text, at, end));
    }
    while (at < end) {
      int codePoint = Utf8.decode(text, at, end);
      int size = Utf8.length(codePoint);
      if (isApostrophe(codePoint)) {
        out.put((byte) '\'');
      } else if (!Character.isSpaceChar(codePoint) && codePoint != '\t') {
        out.put(text, at, size);
      } else if (out.bytes()[out.length() - 1] != ' ') {
        out.put((byte) ' ');
      }
      at += size;
    }
  }

  /** Returns whether a bare text begins with a symbol such as an emoji. */
  public static boolean isSymbol(Utf8Buffer text) {
    return text.length() > 0
        && Character.getType(Utf8.decode(text.bytes(), 0, text.length())) == Character.OTHER_SYMBOL;
  }

  private static boolean hasLetter(byte[] text, int length) {
    for (int at = 0; at < length; at += Utf8.length(Utf8.decode(text, at, length))) {
      if (Character.isLetterOrDigit(Utf8.decode(text, at, length))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isMark(int codePoint, boolean besideLetters) {
    int type = Character.getType(codePoint);
    return (MARKS >> type & 1) == 1
        || (besideLetters && (type == Character.OTHER_SYMBOL || codePoint == VARIATION_SELECTOR));
  }

  private static boolean isApostrophe(int codePoint) {
    return switch (codePoint) {
      case '\u2018', '\u2019', '\u02BC', '\u2032', '\u00B4', '`', '\uFF07' -> true;
      default -> false;
    };
  }
}
