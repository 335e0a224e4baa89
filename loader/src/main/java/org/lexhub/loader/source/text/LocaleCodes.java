package org.lexhub.loader.source.text;

import com.ibm.icu.util.ULocale;

/** Codes of languages in locale tags. */
public final class LocaleCodes {
  private LocaleCodes() {}

  /**
   * The ISO 639-3 code of the language of a tag such as {@code de} or {@code zh-Hant}, or empty.
   */
  public static String threeLetter(String tag) {
    String language = base(tag);
    if (language.length() == 3) {
      return language;
    }
    return language.isEmpty() ? "" : new ULocale(language).getISO3Language();
  }

  /** The language of a tag. */
  public static String base(String tag) {
    int end = 0;
    while (end < tag.length() && tag.charAt(end) != '-' && tag.charAt(end) != '_') {
      end++;
    }
    return tag.substring(0, end);
  }
}
