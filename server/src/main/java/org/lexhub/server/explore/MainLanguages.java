package org.lexhub.server.explore;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.lexhub.server.web.Html;
import org.lexhub.store.Store;
import org.lexhub.store.table.LanguageTable;

/** The languages that have most words, to choose from. */
final class MainLanguages {
  private static final int MIN = 1_000;

  private MainLanguages() {}

  /** Returns how many lexemes a language has. */
  static int words(Store store, int language) {
    LanguageTable languages = store.languages();
    return languages.lexemeEnd(language) - languages.lexemeStart(language);
  }

  /** Returns the rows of the most spoken languages that have many words, at most so many. */
  static List<Integer> mostSpoken(Store store, int count) {
    List<Integer> rows = withWords(store, Math.min(MIN, fewEnough(store)));
    rows.sort(
        Comparator.comparingLong((Integer row) -> -store.languages().speakers(row))
            .thenComparingInt(row -> row));
    return rows.subList(0, Math.min(count, rows.size()));
  }

  private static List<Integer> withWords(Store store, int least) {
    List<Integer> rows = new ArrayList<>();
    for (int row = 0; row < store.languages().size(); row++) {
      if (store.languages().iso639(row) != 0 && words(store, row) >= least) {
        rows.add(row);
      }
    }
    return rows;
  }

  /**
   * Writes options for all languages with many words, by name, and the one that is selected.
   *
   * @param selected the code that is selected, empty for none
   */
  static void options(Html html, Store store, String selected) {
    List<Integer> rows = withWords(store, Math.min(MIN, fewEnough(store)));
    int chosen = selected.isEmpty() ? -1 : LenientCodes.row(store, selected);
    if (chosen >= 0 && !rows.contains(chosen)) {
      rows.add(chosen);
    }
    rows.sort(Comparator.comparing(row -> WordMarkup.language(store, row)));
    for (int row : rows) {
      html.element(
          "option",
          WordMarkup.language(store, row),
          "value",
          WordMarkup.code(store, row),
          "selected",
          row == chosen ? "" : null);
    }
  }

  /** A small snapshot has no language with a thousand words; then all that have any are shown. */
  private static int fewEnough(Store store) {
    return store.lexemes().size() < 100 * MIN ? 1 : MIN;
  }
}
