package org.lexhub.server.explore.language;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.lexhub.server.explore.WordLabels;
import org.lexhub.server.web.text.Texts;
import org.lexhub.store.Store;
import org.lexhub.store.table.LanguageCodes;
import org.lexhub.store.table.LanguageTable;
import org.lexhub.store.table.vocabulary.LanguageLevel;

/** The families of languages to choose from. */
final class LanguageFamilies {
  /** The minimum number of languages of a family in the list of families. */
  private static final int MIN_LANGUAGES = 5;

  private LanguageFamilies() {}

  /** A family with its glottocode. */
  record Family(String name, String code) {}

  /** Returns the top-level families with several languages, by name. */
  static List<Family> of(Store store) {
    LanguageTable languages = store.languages();
    return IntStream.range(0, languages.size())
        .filter(row -> languages.levelOf(row) == LanguageLevel.FAMILY && languages.family(row) < 0)
        .filter(row -> languagesIn(store, row) >= MIN_LANGUAGES)
        .mapToObj(row ->
            new Family(
                WordLabels.language(store, row), LanguageCodes.unpack(languages.glottocode(row))))
        .sorted(Comparator.comparing(Family::name, Texts.order()))
        .toList();
  }

  /** Returns the number of languages of a family. */
  static int languagesIn(Store store, int family) {
    int list = family * LanguageLevel.count() + LanguageLevel.LANGUAGE.number();
    return store.languages().levelDescendantCount(list);
  }
}
