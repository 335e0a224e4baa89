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

  /**
   * Returns the ISO 639-3 code of a code of ISO 639-1, 639-2 or 639-3. Some languages have a
   * second, bibliographic code in ISO 639-2, such as {@code ger} for {@code deu}.
   */
  public static String ofBibliographic(String code) {
    return switch (code) {
      case "alb" -> "sqi";
      case "arm" -> "hye";
      case "baq" -> "eus";
      case "bur" -> "mya";
      case "chi" -> "zho";
      case "cze" -> "ces";
      case "dut" -> "nld";
      case "fre" -> "fra";
      case "geo" -> "kat";
      case "ger" -> "deu";
      case "gre" -> "ell";
      case "ice" -> "isl";
      case "mac" -> "mkd";
      case "mao" -> "mri";
      case "may" -> "msa";
      case "per" -> "fas";
      case "rum" -> "ron";
      case "slo" -> "slk";
      case "tib" -> "bod";
      case "wel" -> "cym";
      default -> threeLetter(code);
    };
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
