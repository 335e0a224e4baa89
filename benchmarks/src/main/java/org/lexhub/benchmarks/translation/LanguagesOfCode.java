package org.lexhub.benchmarks.translation;

import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.table.LanguageCodes;

/** Finds the languages that a code names: several for that of a macrolanguage. */
public final class LanguagesOfCode {
  private LanguagesOfCode() {}

  /** Adds the languages with a code to a set; none if no language has it. */
  public static void addTo(LanguageSet set, LanguageCodes codes, String code) {
    int entry = codes.find(code);
    for (int i = 0; entry >= 0 && i < codes.count(entry); i++) {
      set.add(codes.language(entry, i));
    }
  }
}
