package org.lexhub.loader.source.text;

import com.ibm.icu.util.ULocale;

/** Extracts language codes from locale tags. */
public final class LocaleCodes {
  private LocaleCodes() {}

  /**
   * Returns the ISO 639-3 code of the language of a tag such as {@code de} or {@code zh-Hant}, or
   * an empty text if there is none.
   */
  public static String threeLetter(String tag) {
    String language = base(tag);
    if (language.length() == 3) {
      return language;
    }
    return language.isEmpty() ? "" : new ULocale(language).getISO3Language();
  }

  /** Returns the language of a tag: the part before the first hyphen or underscore. */
  public static String base(String tag) {
    int end = 0;
    while (end < tag.length() && tag.charAt(end) != '-' && tag.charAt(end) != '_') {
      end++;
    }
    return tag.substring(0, end);
  }
}
