package org.lexhub.server.explore;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.lexhub.server.web.text.Texts;
import org.lexhub.store.Store;
import org.lexhub.store.table.LanguageTable;
import org.lexhub.store.table.vocabulary.LanguageLevel;

/** The languages with many words, for lists to choose from. */
public final class MainLanguages {
  private static final int MIN_WORDS = 1_000;

  private MainLanguages() {}

  /** Returns the number of lexemes of a language. */
  public static int words(Store store, int language) {
    LanguageTable languages = store.languages();
    return languages.lexemeEnd(language) - languages.lexemeStart(language);
  }

  /** Returns the number of languages with words, the number that all pages state. */
  public static int withWords(Store store) {
    int count = 0;
    for (int row = 0; row < store.languages().size(); row++) {
      boolean language = store.languages().levelOf(row) == LanguageLevel.LANGUAGE;
      count += language && words(store, row) > 0 ? 1 : 0;
    }
    return count;
  }

  /** Returns at most {@code count} languages with many words, by descending number of speakers. */
  public static List<Integer> mostSpoken(Store store, int count) {
    List<Integer> rows = withWords(store, minWords(store));
    rows.sort(
        Comparator.comparingLong((Integer row) -> -store.languages().speakers(row))
            .thenComparingInt(row -> row));
    return rows.subList(0, Math.min(count, rows.size()));
  }

  private static List<Integer> withWords(Store store, int min) {
    List<Integer> rows = new ArrayList<>();
    for (int row = 0; row < store.languages().size(); row++) {
      if (store.languages().iso639(row) != 0 && words(store, row) >= min) {
        rows.add(row);
      }
    }
    return rows;
  }

  /**
   * Returns the languages with many words, and the selected one, as options sorted by name.
   *
   * @param selected the selected code, empty for none
   */
  public static List<SelectOption> options(Store store, String selected) {
    List<Integer> rows = withWords(store, minWords(store));
    int chosen = selected.isEmpty() ? -1 : LenientCodes.row(store, selected);
    if (chosen >= 0 && !rows.contains(chosen)) {
      rows.add(chosen);
    }
    return rows.stream()
        .map(row ->
            new SelectOption(
                WordLabels.code(store, row), WordLabels.language(store, row), row == chosen))
        .sorted(Comparator.comparing(SelectOption::label, Texts.order()))
        .toList();
  }

  /** Returns the minimum number of words, which is 1 for a small snapshot. */
  private static int minWords(Store store) {
    return store.lexemes().size() < 100 * MIN_WORDS ? 1 : MIN_WORDS;
  }
}
