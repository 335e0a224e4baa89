package org.lexhub.loader.core;

import com.ibm.icu.text.UnicodeSet;
import com.ibm.icu.util.LocaleData;
import com.ibm.icu.util.ULocale;
import java.lang.Character.UnicodeScript;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/** How a language is written: its scripts and, where they are few, its letters. */
record Writing(Set<UnicodeScript> scripts, UnicodeSet letters) {
  private static final Map<String, Set<UnicodeScript>> SCRIPTS =
      Map.ofEntries(
          Map.entry("arb", EnumSet.of(UnicodeScript.ARABIC)),
          Map.entry("fas", EnumSet.of(UnicodeScript.ARABIC)),
          Map.entry("heb", EnumSet.of(UnicodeScript.HEBREW)),
          Map.entry("ben", EnumSet.of(UnicodeScript.BENGALI)),
          Map.entry("hin", EnumSet.of(UnicodeScript.DEVANAGARI)),
          Map.entry("tha", EnumSet.of(UnicodeScript.THAI)),
          Map.entry("ell", EnumSet.of(UnicodeScript.GREEK)),
          Map.entry("bul", EnumSet.of(UnicodeScript.CYRILLIC)),
          Map.entry("rus", EnumSet.of(UnicodeScript.CYRILLIC)),
          Map.entry("ukr", EnumSet.of(UnicodeScript.CYRILLIC)),
          Map.entry("kor", EnumSet.of(UnicodeScript.HANGUL)),
          Map.entry("cmn", EnumSet.of(UnicodeScript.HAN)),
          Map.entry(
              "jpn",
              EnumSet.of(UnicodeScript.HAN, UnicodeScript.HIRAGANA, UnicodeScript.KATAKANA)));

  static Writing of(String language) {
    Set<UnicodeScript> scripts = SCRIPTS.getOrDefault(language, EnumSet.of(UnicodeScript.LATIN));
    ULocale locale = locale(language);
    UnicodeSet letters =
        new UnicodeSet(LocaleData.getExemplarSet(locale, 0, LocaleData.ES_STANDARD))
            .addAll(LocaleData.getExemplarSet(locale, 0, LocaleData.ES_AUXILIARY));
    return new Writing(scripts, letters);
  }

  /** The locale that has the language's letters and case rules. */
  static ULocale locale(String language) {
    return new ULocale(language.equals("arb") ? "ar" : language);
  }

  boolean isLatin() {
    return scripts.contains(UnicodeScript.LATIN);
  }

  /** Whether the letters are so few that the language's alphabet lists them all. */
  boolean hasAlphabet() {
    return !scripts.contains(UnicodeScript.HAN) && !scripts.contains(UnicodeScript.HANGUL);
  }

  /** Whether every letter of the text is of these scripts; signs shared by scripts are. */
  boolean writes(String text) {
    return consistsOf(text, scripts);
  }

  static boolean consistsOf(String text, Set<UnicodeScript> scripts) {
    return text.codePoints()
        .filter(c -> Character.isLetter(c) || Character.getType(c) == Character.NON_SPACING_MARK)
        .mapToObj(UnicodeScript::of)
        .allMatch(script ->
            script == UnicodeScript.COMMON
                || script == UnicodeScript.INHERITED
                || scripts.contains(script));
  }
}
