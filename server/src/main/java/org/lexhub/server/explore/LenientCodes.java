package org.lexhub.server.explore;

import org.jspecify.annotations.Nullable;
import org.lexhub.store.Store;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.table.LanguageCodes;

/** Reads codes in addresses of pages, leniently: what is unknown is as if it were not there. */
final class LenientCodes {
  private LenientCodes() {}

  /**
   * Makes a set hold the languages of an ISO code, a macrolanguage's members among them, or the
   * language of a glottocode.
   *
   * @return whether there are any
   */
  static boolean fill(Store store, String code, LanguageSet set) {
    set.clear();
    int[] rows = rows(store, code);
    for (int row : rows) {
      set.add(row);
    }
    return rows.length > 0;
  }

  /** Returns the rows of the languages that a code stands for, the main one first. */
  static int[] rows(Store store, String code) {
    LanguageCodes codes = store.codes();
    int entry = code.length() == 2 || code.length() == 3 ? codes.find(code) : -1;
    if (entry >= 0) {
      int[] rows = new int[codes.count(entry)];
      for (int i = 0; i < rows.length; i++) {
        rows[i] = codes.language(entry, i);
      }
      return rows;
    }
    int row = code.length() == 8 ? codes.glottocode(code) : -1;
    return row < 0 ? new int[0] : new int[] {row};
  }

  /**
   * Returns the row of one language: by glottocode, by the ISO code that is its own, or by one that
   * leads to it; -1 where there is none.
   */
  static int row(Store store, String code) {
    int[] rows = rows(store, code);
    int packed = LanguageCodes.pack3(code);
    for (int row : rows) {
      if (packed != 0 && store.languages().iso639(row) == packed) {
        return row;
      }
    }
    return rows.length == 0 ? -1 : rows[0];
  }

  /** Returns a code in the form that the API takes, or null where no language has it. */
  static @Nullable String known(Store store, String code) {
    int row = row(store, code);
    return row < 0 ? null : WordMarkup.code(store, row);
  }
}
