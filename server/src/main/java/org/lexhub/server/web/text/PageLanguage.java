package org.lexhub.server.web.text;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A language in which pages are written. A new one needs a constant here and a file {@code
 * messages_TAG.properties}.
 */
public enum PageLanguage {
  ENGLISH("en", "English", "en"),
  GERMAN("de", "Deutsch", "de"),
  SPANISH("es", "Español", "es"),
  FRENCH("fr", "Français", "fr"),
  PORTUGUESE("pt-BR", "Português (Brasil)", "pt-BR"),
  RUSSIAN("ru", "Русский", "ru"),
  ARABIC("ar", "العربية", "ar-u-nu-latn"),
  JAPANESE("ja", "日本語", "ja"),
  CHINESE("zh-Hans", "简体中文", "zh-Hans");

  private static final List<PageLanguage> ALL = List.of(values());

  private final String tag;
  private final String label;
  private final Locale formats;

  PageLanguage(String tag, String label, String formats) {
    this.tag = tag;
    this.label = label;
    this.formats = Locale.forLanguageTag(formats);
  }

  /** Returns all languages, English first. */
  public static List<PageLanguage> all() {
    return ALL;
  }

  /** Returns the BCP 47 tag, which is also the value of the parameter and the cookie. */
  public String tag() {
    return tag;
  }

  /** Returns the name of the language in the language itself. */
  public String label() {
    return label;
  }

  /** Returns the locale whose formats of numbers and dates the pages have. */
  Locale formats() {
    return formats;
  }

  /** Returns the direction of the script for the attribute {@code dir}. */
  public String direction() {
    return this == ARABIC ? "rtl" : "ltr";
  }

  /**
   * Returns the language for a BCP 47 tag, or null: the language with this tag, or one that differs
   * in script or region ({@code pt} and {@code pt-PT} are Brazilian Portuguese, {@code zh-CN} is
   * simplified Chinese).
   */
  public static @Nullable PageLanguage find(String languageTag) {
    String wanted = primary(languageTag);
    for (PageLanguage language : ALL) {
      if (primary(language.tag).equals(wanted)) {
        return language;
      }
    }
    return null;
  }

  private static String primary(String languageTag) {
    int end = languageTag.indexOf('-');
    return (end < 0 ? languageTag : languageTag.substring(0, end)).toLowerCase(Locale.ROOT);
  }
}
