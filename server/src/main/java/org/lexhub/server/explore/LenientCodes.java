package org.lexhub.server.explore;

import org.jspecify.annotations.Nullable;
import org.lexhub.server.resource.LanguageChoice;
import org.lexhub.store.Store;
import org.lexhub.store.result.LanguageSet;
import org.lexhub.store.table.LanguageCodes;

/** Reads language codes in addresses of pages; an unknown code counts as missing. */
public final class LenientCodes {
  private LenientCodes() {}

  /**
   * Fills a set with the languages of an ISO code or a BCP 47 tag, including the members of a
   * macrolanguage, or with the language of a glottocode.
   *
   * @return whether there is any
   */
  public static boolean fill(Store store, String code, LanguageSet set) {
    set.clear();
    int[] rows = rows(store, code);
    for (int row : rows) {
      set.add(row);
    }
    return rows.length > 0;
  }

  /** Returns the rows of the languages of a code, the main one first. */
  public static int[] rows(Store store, String code) {
    LanguageCodes codes = store.codes();
    int iso = LanguageChoice.iso639_3(code.strip(), codes);
    int entry = iso == 0 ? -1 : codes.find3(iso);
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
   * Returns the row of one language by glottocode, by its own ISO code, or else as the main
   * language of a code; -1 for none.
   */
  public static int row(Store store, String code) {
    int[] rows = rows(store, code);
    int packed = LanguageChoice.iso639_3(code.strip(), store.codes());
    for (int row : rows) {
      if (packed != 0 && store.languages().iso639(row) == packed) {
        return row;
      }
    }
    return rows.length == 0 ? -1 : rows[0];
  }

  /** Returns a code in the form of the API, or null for an unknown code. */
  public static @Nullable String known(Store store, String code) {
    int row = row(store, code);
    return row < 0 ? null : WordLabels.code(store, row);
  }
}
