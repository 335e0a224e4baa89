package org.lexhub.store;

import org.lexhub.store.table.LanguageCodes;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.SenseTable;

/**
 * How many senses of words in languages other than English have a definition in the language of the
 * word, their own one or one of their meaning. It reads all rows.
 *
 * @param senses the senses of these words
 * @param defined the senses with such a definition
 */
public record OwnDefinitions(long senses, long defined) {
  private static final int ENGLISH = LanguageCodes.pack3("eng");

  /** Counts all senses of a snapshot. */
  public static OwnDefinitions of(Store store) {
    long all = 0;
    long defined = 0;
    for (int language = 0; language < store.languages().size(); language++) {
      int start = store.languages().lexemeStart(language);
      int end = store.languages().lexemeEnd(language);
      if (start < end && store.languages().iso639(language) != ENGLISH) {
        int first = store.lexemes().firstSense(start);
        int last = store.lexemes().senseEnd(end - 1);
        all += last - first;
        for (int sense = first; sense < last; sense++) {
          defined += isDefined(store, sense, language) ? 1 : 0;
        }
      }
    }
    return new OwnDefinitions(all, defined);
  }

  private static boolean isDefined(Store store, int sense, int language) {
    SenseTable senses = store.senses();
    for (int i = senses.definitionStart(sense); i < senses.definitionEnd(sense); i++) {
      if (senses.definitionLanguage(i) == language) {
        return true;
      }
    }
    MeaningTable meanings = store.meanings();
    int meaning = senses.meaning(sense);
    for (int i = meanings.definitionStart(meaning); i < meanings.definitionEnd(meaning); i++) {
      if (meanings.definitionLanguage(i) == language) {
        return true;
      }
    }
    return false;
  }
}
