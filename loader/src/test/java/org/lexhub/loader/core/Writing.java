package org.lexhub.loader.core;

import com.ibm.icu.text.UnicodeSet;
import com.ibm.icu.util.LocaleData;
import com.ibm.icu.util.ULocale;
import java.lang.Character.UnicodeScript;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/** The scripts of a language and the letters of its alphabet. */
record Writing(Set<UnicodeScript> scripts, UnicodeSet letters) {
  private static final Map<String, Set<UnicodeScript>> SCRIPTS =
      Map.ofEntries(
          Map.entry("arb", EnumSet.of(UnicodeScript.ARABIC)),
          Map.entry("fas", EnumSet.of(UnicodeScript.ARABIC)),
          Map.entry("heb", EnumSet.of(UnicodeScript.HEBREW)),
          Map.entry("ben", EnumSet.of(UnicodeScript.BENGALI)),
          Map.entry("hin", EnumSet.of(UnicodeScript.DEVANAGARI)),
          Map.entry("tam", EnumSet.of(UnicodeScript.TAMIL)),
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

  /** Returns the locale with the letters and case rules of a language. */
  static ULocale locale(String language) {
    return new ULocale(
        switch (language) {
          case "arb" -> "ar";
          case "ekk" -> "et";
          default -> language;
        });
  }

  boolean isLatin() {
    return scripts.contains(UnicodeScript.LATIN);
  }

  /** Returns whether the alphabet of the language lists all its letters. */
  boolean hasAlphabet() {
    return !scripts.contains(UnicodeScript.HAN) && !scripts.contains(UnicodeScript.HANGUL);
  }

  /** Returns whether every letter of a text belongs to these scripts or to all scripts. */
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
