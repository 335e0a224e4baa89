package org.lexhub.store.table.verify;

import org.lexhub.store.column.FacetColumn;
import org.lexhub.store.column.ListColumn;
import org.lexhub.store.table.LanguageTable;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.vocabulary.Pos;

/** Checks lexemes, their parts and their facets. */
final class LexemeCheck {
  private final TableCheck check;
  private final LexemeTable table;

  LexemeCheck(TableCheck check) {
    this.check = check;
    this.table = LexemeTable.open(check.snapshot);
  }

  void run() {
    int rows = check.lexemes;
    check.ids("lexeme", rows, false);
    check.references("lexeme.language", rows, check.languages);
    check.references("lexeme.lemma", rows, check.strings);
    check.bytes("lexeme.pos", rows, Pos.count());
    check.optional("lexeme.reading", rows, check.strings);
    check.optional("lexeme.romanization", rows, check.strings);
    check.shorts("lexeme.source", rows, 0, Math.max(0, check.sources - 1));
    check.optional("lexeme.etymology", rows, check.texts);
    check.ints("lexeme.frequencyRank", rows, 0, Integer.MAX_VALUE);
    check.longs("lexeme.frequencyCount", rows, -1, Long.MAX_VALUE);
    check.longs("lexeme.frequencyPerMillion", rows, Long.MIN_VALUE, Long.MAX_VALUE);
    check.optional("lexeme.frequencyCorpus", rows, check.strings);
    check.lists("lexeme.sources", rows, check.sources);
    check.lists("lexeme.proficiencies", rows, check.proficiencies);
    check.offsets("lexeme.senses", rows, check.senses);
    checkParts();
    checkLanguages();
    checkFacets();
  }

  private void checkParts() {
    int pronunciations = check.size("lexeme.pronunciationIpa");
    check.offsets("lexeme.pronunciations", check.lexemes, pronunciations);
    check.references("lexeme.pronunciationIpa", pronunciations, check.strings);
    check.optional("lexeme.pronunciationAudio", pronunciations, check.strings);
    int forms = check.size("lexeme.formText");
    check.offsets("lexeme.forms", check.lexemes, forms);
    check.references("lexeme.formText", forms, check.strings);
    int sets = ListColumn.open(check.snapshot, "lexeme.featureSets").rows();
    check.optional("lexeme.formFeatures", forms, sets);
    check.lists("lexeme.featureSets", sets, check.strings);
  }

  private void checkLanguages() {
    LanguageTable languages = LanguageTable.open(check.snapshot);
    for (int row = 0; row < check.lexemes; row++) {
      int language = table.language(row);
      check.require(
          languages.lexemeStart(language) <= row && row < languages.lexemeEnd(language),
          "language.lexemes",
          "ranges of the lexemes of each language",
          row);
    }
  }

  private void checkFacets() {
    int rows = check.lexemes;
    FacetColumn pos = check.facet("facet.pos", Pos.count(), rows);
    FacetColumn source = check.facet("facet.source", check.sources, rows);
    FacetColumn proficiency = check.facet("facet.proficiency", check.proficiencies, rows);
    long sourceCount = 0;
    long proficiencyCount = 0;
    for (int row = 0; row < rows; row++) {
      check.require(pos.contains(table.pos(row), row), "facet.pos", "the table's value", row);
      for (int i = 0; i < table.sourceCount(row); i++, sourceCount++) {
        check.require(
            source.contains(table.sourceAt(row, i), row),
            "facet.source",
            "the table's values",
            row);
      }
      for (int i = 0; i < table.proficiencyCount(row); i++, proficiencyCount++) {
        check.require(
            proficiency.contains(table.proficiencyAt(row, i), row),
            "facet.proficiency",
            "the table's values",
            row);
      }
    }
    checkTotal("facet.pos", pos, rows);
    checkTotal("facet.source", source, sourceCount);
    checkTotal("facet.proficiency", proficiency, proficiencyCount);
  }

  private void checkTotal(String name, FacetColumn facet, long expected) {
    long total = 0;
    for (int value = 0; value < facet.values(); value++) {
      total += facet.total(value);
    }
    check.require(total == expected, name, "as many rows as the table has", facet.values());
  }
}
