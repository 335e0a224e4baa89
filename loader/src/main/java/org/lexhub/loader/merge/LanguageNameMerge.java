package org.lexhub.loader.merge;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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
 * most authoritative source first. A name occurs once per locale. A name of unknown locale that is
 * the English name of another language is left out: catalogues list names of neighbours and of
 * larger groups, too.
 */
final class LanguageNameMerge {
  /** The locale of names of which the language is unknown. */
  private static final String UNDETERMINED = "und";

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
    Set<MergedLanguage> known = withOwnName(byCode);
    int undetermined = staging.strings.intern(UNDETERMINED);
    Map<String, MergedLanguage> named = named();
    TreeMap<String, Integer> unknown = new TreeMap<>();
    for (int row : rows) {
      int code = stage.nameLanguage.getInt(row);
      MergedLanguage language = byCode[code];
      if (language == null) {
        unknown.merge(staging.codes.text(code), 1, Integer::sum);
      } else if (stage.nameLocale.getInt(row) != undetermined
          || isFree(language, stage.nameText.getInt(row), named)) {
        boolean isOwn =
            stage.nameNative.getBoolean(row)
                && (!known.contains(language)
                    || stage.knowOwnNames.contains(stage.nameSource.getInt(row)));
        language.names.add(
            new MergedLanguage.Name(
                stage.nameLocale.getInt(row), stage.nameText.getInt(row), isOwn));
      }
    }
    unknown.forEach((code, count) ->
        rejects.merged(count + " names of the unknown language \"" + code + "\"", count));
    int english = staging.strings.intern("en");
    for (MergedLanguage language : catalogue.languages()) {
      order(language, english);
    }
  }

  /** Returns the languages for which a source that knows own names has one. */
  private Set<MergedLanguage> withOwnName(@Nullable MergedLanguage[] byCode) {
    StagedLanguages stage = staging.languages;
    Set<MergedLanguage> languages = new HashSet<>();
    for (int row = 0; row < stage.nameText.size(); row++) {
      MergedLanguage language = byCode[stage.nameLanguage.getInt(row)];
      if (language != null
          && stage.nameNative.getBoolean(row)
          && stage.knowOwnNames.contains(stage.nameSource.getInt(row))) {
        languages.add(language);
      }
    }
    return languages;
  }

  /** Returns the languages, not families and dialects, by their English names in lower case. */
  private Map<String, MergedLanguage> named() {
    Map<String, MergedLanguage> named = new HashMap<>();
    for (MergedLanguage language : catalogue.languages()) {
      if (language.name != null && language.level() == LanguageLevel.LANGUAGE) {
        named.putIfAbsent(language.name.toLowerCase(Locale.ROOT), language);
      }
    }
    return named;
  }

  private boolean isFree(MergedLanguage language, int text, Map<String, MergedLanguage> named) {
    MergedLanguage owner = named.get(staging.strings.text(text).toLowerCase(Locale.ROOT));
    return owner == null || owner.equals(language);
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
