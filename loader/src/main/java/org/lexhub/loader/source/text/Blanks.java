package org.lexhub.loader.source.text;

/** Joins the blanks of texts that are written on several lines. */
public final class Blanks {
  private Blanks() {}

  /**
   * Returns a text with one blank in place of each sequence of blanks, tabs and line breaks, and
   * without any at its ends.
   */
  public static String single(String text) {
    int at = firstExtra(text);
    if (at == text.length()) {
      return text.strip();
    }
    StringBuilder single = new StringBuilder(text.length()).append(text, 0, at);
    boolean blank = false;
    for (; at < text.length(); at++) {
      char c = text.charAt(at);
      if (!isBlank(c)) {
        single.append(c);
      } else if (!blank) {
        single.append(' ');
      }
      blank = isBlank(c);
    }
    return single.toString().strip();
  }

  /** Returns the index of the first blank that is not a single space, or the length. */
  private static int firstExtra(String text) {
    for (int at = 0; at < text.length(); at++) {
      char c = text.charAt(at);
      if (isBlank(c) && (c != ' ' || (at + 1 < text.length() && isBlank(text.charAt(at + 1))))) {
        return at;
      }
    }
    return text.length();
  }

  private static boolean isBlank(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
  }
}
