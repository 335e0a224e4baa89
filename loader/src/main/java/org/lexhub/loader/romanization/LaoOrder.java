package org.lexhub.loader.romanization;

import java.util.regex.Pattern;

/** Puts Lao vowels that are written before their consonant behind it, as they sound. */
final class LaoOrder {
  private static final String FIRST_VOWELS = "ເແໂໃໄ";
  private static final String SUBSCRIPTS = "ຼ";
  private static final String AFTER_H = "ງຍນມລວຣ";

  private static final Pattern TONES = Pattern.compile("[່້໊໋]");

  private LaoOrder() {}

  /**
   * Returns a text in the order of its sounds and without marks of tones; other scripts stay as
   * they are.
   */
  static String sounded(String written) {
    String text = TONES.matcher(written).replaceAll("");
    StringBuilder out = new StringBuilder();
    for (int at = 0; at < text.length(); at++) {
      char c = text.charAt(at);
      if (FIRST_VOWELS.indexOf(c) < 0 || at + 1 == text.length()) {
        out.append(c);
        continue;
      }
      int end = at + 2;
      if (text.charAt(at + 1) == 'ຫ'
          && end < text.length()
          && AFTER_H.indexOf(text.charAt(end)) >= 0) {
        end++;
      }
      while (end < text.length() && SUBSCRIPTS.indexOf(text.charAt(end)) >= 0) {
        end++;
      }
      out.append(text, at + 1, end).append(c);
      at = end - 1;
    }
    return out.toString();
  }
}
