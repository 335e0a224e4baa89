package org.lexhub.loader.source.wordnet;

import com.ibm.icu.text.DisplayContext;
import com.ibm.icu.text.LocaleDisplayNames;
import com.ibm.icu.util.ULocale;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/**
 * Finds names of Unicode CLDR that were cut at their first blank: "New" for New Zealand. The
 * wordnet files that were made from CLDR contain only single words.
 */
final class CutNames {
  private final Set<String> whole = new HashSet<>();
  private final Set<String> firstWords = new HashSet<>();

  /**
   * Gathers the names of languages and territories in a language.
   *
   * @param code ISO 639-3 or 639-1
   */
  CutNames(String code) {
    ULocale locale = new ULocale(code);
    LocaleDisplayNames names = LocaleDisplayNames.getInstance(locale, DisplayContext.NO_SUBSTITUTE);
    for (String language : ULocale.getISOLanguages()) {
      add(names.languageDisplayName(language));
    }
    for (String territory : ULocale.getISOCountries()) {
      add(names.regionDisplayName(territory));
    }
  }

  private void add(String name) {
    if (name != null) {
      String lower = name.toLowerCase(Locale.ROOT);
      int blank = lower.indexOf(' ');
      whole.add(lower);
      if (blank > 0) {
        firstWords.add(lower.substring(0, blank));
      }
    }
  }

  /** Returns whether a word is the beginning of a name of several words, and no name itself. */
  boolean contains(String word) {
    String lower = word.toLowerCase(Locale.ROOT);
    return firstWords.contains(lower) && !whole.contains(lower);
  }
}
