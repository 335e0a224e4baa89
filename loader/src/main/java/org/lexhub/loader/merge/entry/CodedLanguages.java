package org.lexhub.loader.merge.entry;

import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.ints.IntSet;
import java.util.List;
import org.lexhub.loader.staging.Staging;

/** Finds the languages for which a rule holds. */
final class CodedLanguages {
  private CodedLanguages() {}

  /**
   * Returns the languages that any of the staged records names by one of these codes.
   *
   * @param languageOf the language of each staged code, or a negative number
   */
  static IntSet of(Staging staging, int[] languageOf, List<String> codes) {
    IntSet languages = new IntOpenHashSet();
    for (String code : codes) {
      int number = staging.codes.find(code);
      if (number >= 0 && languageOf[number] >= 0) {
        languages.add(languageOf[number]);
      }
    }
    return languages;
  }
}
