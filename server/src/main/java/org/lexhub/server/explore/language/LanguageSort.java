package org.lexhub.server.explore.language;

import java.util.Comparator;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.explore.MainLanguages;
import org.lexhub.server.explore.WordLabels;
import org.lexhub.server.web.text.Texts;
import org.lexhub.store.Store;
import org.lexhub.store.table.LanguageCodes;
import org.lexhub.store.table.LanguageTable;

/** A column of the table of languages, by which it can be sorted. */
enum LanguageSort {
  NAME,
  ISO,
  GLOTTOCODE,
  FAMILY,
  STATUS,
  SPEAKERS,
  WORDS;

  String label() {
    return Texts.text("languages.column." + code());
  }

  /** Returns the code in addresses. */
  String code() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns whether the column has numbers, the largest of which come first. */
  boolean isNumber() {
    return this == SPEAKERS || this == WORDS;
  }

  /** Returns the column of a code, or null. */
  static @Nullable LanguageSort parse(String code) {
    for (LanguageSort sort : values()) {
      if (sort.code().equals(code)) {
        return sort;
      }
    }
    return null;
  }

  /** Returns the order of rows; those without a value come last. */
  Comparator<Integer> order(Store store) {
    LanguageTable languages = store.languages();
    Comparator<Integer> order =
        switch (this) {
          case NAME -> Comparator.comparing(row -> WordLabels.language(store, row), Texts.order());
          case ISO -> Comparator.comparing(row -> iso(languages, row));
          case GLOTTOCODE ->
              Comparator.comparing(row -> LanguageCodes.unpack(languages.glottocode(row)));
          case FAMILY -> Comparator.comparing(row -> family(store, row), Texts.order());
          case STATUS -> Comparator.comparingInt(row -> languages.statusOf(row).number());
          case SPEAKERS -> Comparator.comparingLong(row -> -languages.speakers(row));
          case WORDS -> Comparator.comparingInt(row -> -MainLanguages.words(store, row));
        };
    return order.thenComparing(Comparator.naturalOrder());
  }

  private static String iso(LanguageTable languages, int row) {
    int iso = languages.iso639(row);
    return iso == 0 ? "\uffff" : LanguageCodes.unpack(iso);
  }

  private static String family(Store store, int row) {
    int family = store.languages().family(row);
    return family < 0 ? "\uffff" : WordLabels.language(store, family);
  }
}
