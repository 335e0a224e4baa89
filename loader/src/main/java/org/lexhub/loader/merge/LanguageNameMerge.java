package org.lexhub.loader.merge;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.staging.Rejects;
import org.lexhub.loader.staging.SourceRanking;
import org.lexhub.loader.staging.StagedLanguages;
import org.lexhub.loader.staging.Staging;
import org.lexhub.store.table.vocabulary.LanguageLevel;

/**
 * Sets the names of every language: the English one first, then by locale; within a locale, the
 * most authoritative source first. A name occurs once per locale.
 */
final class LanguageNameMerge {
  private final Staging staging;
  private final SourceRanking ranking;
  private final LanguageCatalogue catalogue;
  private final Rejects rejects;

  LanguageNameMerge(
      Staging staging, SourceRanking ranking, LanguageCatalogue catalogue, Rejects rejects) {
    this.staging = staging;
    this.ranking = ranking;
    this.catalogue = catalogue;
    this.rejects = rejects;
  }

  void merge() {
    StagedLanguages stage = staging.languages;
    @Nullable MergedLanguage[] byCode = new MergedLanguage[staging.codes.size()];
    for (int i = 0; i < byCode.length; i++) {
      byCode[i] = catalogue.resolve(staging.codes.text(i));
    }
    List<Integer> rows = new ArrayList<>();
    for (int i = 0; i < stage.nameText.size(); i++) {
      rows.add(i);
    }
    rows.sort(Comparator.comparingInt(row -> ranking.rank(stage.nameSource.getInt(row))));
    TreeMap<String, Integer> unknown = new TreeMap<>();
    for (int row : rows) {
      int code = stage.nameLanguage.getInt(row);
      MergedLanguage language = byCode[code];
      if (language == null) {
        unknown.merge(staging.codes.text(code), 1, Integer::sum);
      } else {
        language.names.add(
            new MergedLanguage.Name(
                stage.nameLocale.getInt(row),
                stage.nameText.getInt(row),
                stage.nameNative.getBoolean(row)));
      }
    }
    unknown.forEach((code, count) ->
        rejects.merged(count + " names of the unknown language \"" + code + "\"", count));
    int english = staging.strings.intern("en");
    for (MergedLanguage language : catalogue.languages()) {
      order(language, english);
    }
  }

  private void order(MergedLanguage language, int english) {
    if (language.name == null) {
      language.name = nameFrom(language, english);
    }
    if (language.level == null) {
      language.level = LanguageLevel.LANGUAGE;
    }
    int own = staging.strings.intern(language.name);
    List<MergedLanguage.Name> all = new ArrayList<>(language.names);
    all.sort(
        Comparator.comparing((MergedLanguage.Name name) -> name.locale() != english)
            .thenComparing(MergedLanguage.Name::locale, staging.strings::compare));
    language.names.clear();
    Set<Long> seen = new HashSet<>();
    add(language, new MergedLanguage.Name(english, own, isNative(all, english, own)), seen);
    for (MergedLanguage.Name name : all) {
      add(
          language,
          new MergedLanguage.Name(
              name.locale(), name.text(), isNative(all, name.locale(), name.text())),
          seen);
    }
  }

  private static void add(MergedLanguage language, MergedLanguage.Name name, Set<Long> seen) {
    if (seen.add(((long) name.locale() << 32) | name.text())) {
      language.names.add(name);
    }
  }

  private static boolean isNative(List<MergedLanguage.Name> names, int locale, int text) {
    for (MergedLanguage.Name name : names) {
      if (name.isNative() && name.locale() == locale && name.text() == text) {
        return true;
      }
    }
    return false;
  }

  private String nameFrom(MergedLanguage language, int english) {
    for (MergedLanguage.Name name : language.names) {
      if (name.locale() == english) {
        return staging.strings.text(name.text());
      }
    }
    return language.names.isEmpty()
        ? language.glottocode()
        : staging.strings.text(language.names.get(0).text());
  }
}
