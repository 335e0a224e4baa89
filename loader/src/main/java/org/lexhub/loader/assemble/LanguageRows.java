package org.lexhub.loader.assemble;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.lexhub.loader.merge.LanguageCodeFacts;
import org.lexhub.loader.merge.MergedLanguage;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.LanguageCodes;
import org.lexhub.store.table.LanguageCodesWriter;
import org.lexhub.store.table.LanguageTableWriter;
import org.lexhub.store.table.NameTableWriter;
import org.lexhub.store.table.derived.TablesWriter;
import org.lexhub.store.table.vocabulary.LanguageLevel;
import org.lexhub.store.term.writer.LanguageTermsWriter;

/** Writes languages, their names and codes, and the terms by which they are searched. */
final class LanguageRows {
  private final SnapshotWriter out;
  private final MergedDataset dataset;
  private final TablesWriter tables;
  private final TextRows strings;

  /** The ISO 639-1 codes by ISO 639-3 code. */
  private final Map<String, List<String>> shortCodes = new HashMap<>();

  LanguageRows(SnapshotWriter out, MergedDataset dataset, TablesWriter tables, TextRows strings) {
    this.out = out;
    this.dataset = dataset;
    this.tables = tables;
    this.strings = strings;
    LanguageCodeFacts.get()
        .shortCodes()
        .forEach((shorter, longer) ->
            shortCodes.computeIfAbsent(longer, any -> new ArrayList<>()).add(shorter));
  }

  /** Adds all languages to the tables, and writes codes and terms. */
  void write() {
    ScriptRows scripts = new ScriptRows(dataset.languages(), tables.scripts(), strings);
    try (LanguageTermsWriter terms = LanguageTermsWriter.create(out)) {
      for (MergedLanguage language : dataset.languages()) {
        row(language, scripts);
        names(language, terms);
      }
    }
    try (LanguageCodesWriter codes = LanguageCodesWriter.create(out)) {
      codes(codes);
    }
  }

  private void row(MergedLanguage language, ScriptRows scripts) {
    String iso = language.iso639_3();
    MergedLanguage parent = language.parent();
    LanguageTableWriter table = tables.languages();
    table
        .id(language.id())
        .glottocode(LanguageCodes.pack8(language.glottocode()))
        .iso639(iso == null ? 0 : LanguageCodes.pack3(iso))
        .name(strings.row(language.name()), language.name())
        .level(language.level().number())
        .parent(parent == null ? -1 : parent.ordinal())
        .latitude(language.latitude())
        .longitude(language.longitude())
        .speakers(language.speakers())
        .status(language.status().number());
    Set<Integer> used = new LinkedHashSet<>();
    for (String code : language.scripts()) {
      used.add(scripts.row(code));
    }
    used.remove(-1);
    used.forEach(table::addScript);
    table.endRow();
  }

  private void names(MergedLanguage language, LanguageTermsWriter terms) {
    NameTableWriter table = tables.names();
    int first = table.size();
    for (MergedLanguage.Name name : language.names()) {
      int row =
          table
              .language(language.ordinal())
              .locale(strings.row(name.locale()))
              .name(strings.row(name.text()))
              .own(name.isNative() ? 1 : 0)
              .endRow();
      terms.addName(row, strings.text(name.text()));
    }
    terms.addCode(first, language.glottocode());
    String iso = language.iso639_3();
    if (iso != null) {
      terms.addCode(first, iso);
      for (String shorter : shortCodes.getOrDefault(iso, List.of())) {
        terms.addCode(first, shorter);
      }
    }
  }

  private void codes(LanguageCodesWriter codes) {
    for (MergedLanguage language : dataset.languages()) {
      String glottocode = language.glottocode();
      if (LanguageCodes.pack8(glottocode) != 0) {
        codes.glottocode(glottocode, language.ordinal());
      }
    }
    LanguageCodeFacts facts = LanguageCodeFacts.get();
    facts.macrolanguages().forEach((macro, members) -> member(codes, macro, members.getFirst()));
    isoCodes(codes, false);
    facts
        .macrolanguages()
        .forEach((macro, members) -> members.forEach(member -> member(codes, macro, member)));
    isoCodes(codes, true);
    facts.shortCodes().forEach(codes::other);
    facts.bibliographicCodes().forEach(codes::other);
  }

  private void member(LanguageCodesWriter codes, String macrolanguage, String member) {
    int row = dataset.languageWithIso(member);
    if (row >= 0) {
      codes.code3(macrolanguage, row);
    }
  }

  private void isoCodes(LanguageCodesWriter codes, boolean families) {
    for (MergedLanguage language : dataset.languages()) {
      String iso = language.iso639_3();
      boolean isFamily = language.level() == LanguageLevel.FAMILY;
      if (isFamily == families && iso != null && LanguageCodes.pack3(iso) != 0) {
        codes.code3(iso, language.ordinal());
      }
    }
  }
}
