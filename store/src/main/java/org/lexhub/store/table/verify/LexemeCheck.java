package org.lexhub.store.table.verify;

import org.lexhub.store.table.LanguageTable;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.WordRelationTable;
import org.lexhub.store.table.schema.IdSections;
import org.lexhub.store.table.schema.LanguageColumn;
import org.lexhub.store.table.schema.LexemeColumn;
import org.lexhub.store.table.schema.WordRelationColumn;

/** Checks lexemes, their parts and their facets. */
final class LexemeCheck {
  private final TableCheck check;
  private final LexemeTable table;

  LexemeCheck(TableCheck check) {
    this.check = check;
    this.table = LexemeTable.open(check.snapshot);
  }

  void run() {
    check.ids(IdSections.LEXEME, check.lexemes, false);
    check.columns(LexemeColumn.values());
    checkLanguages();
    checkPosFacet();
    checkListFacets();
    checkStated();
    check.columns(WordRelationColumn.values());
    checkRelations();
  }

  private void checkLanguages() {
    LanguageTable languages = LanguageTable.open(check.snapshot);
    for (int row = 0; row < check.lexemes; row++) {
      int language = table.language(row);
      check.require(
          languages.lexemeStart(language) <= row && row < languages.lexemeEnd(language),
          LanguageColumn.LEXEMES,
          "ranges of the lexemes of each language",
          row);
    }
  }

  private void checkPosFacet() {
    for (int row = 0; row < check.lexemes; row++) {
      check.require(
          table.byPos().contains(table.pos(row), row),
          LexemeColumn.BY_POS,
          "the value of the table",
          row);
    }
    check.total(LexemeColumn.BY_POS, check.lexemes);
  }

  private void checkStated() {
    for (int row = 0; row < check.lexemes; row++) {
      int before = -1;
      for (int i = 0; i < table.statedCount(row); i++) {
        int other = table.statedAt(row, i);
        check.require(other > before, LexemeColumn.STATED, "ascending lists", row);
        check.require(
            table.isStated(/* row= */ other, /* other= */ row),
            LexemeColumn.STATED,
            "the lists of both words",
            row);
        before = other;
      }
    }
  }

  private void checkRelations() {
    WordRelationTable relations = WordRelationTable.open(check.snapshot);
    for (int row = 0; row < check.lexemes; row++) {
      for (int i = relations.start(row); i < relations.end(row); i++) {
        int other = relations.lexeme(i);
        check.require(
            other != row && table.language(other) == table.language(row),
            WordRelationColumn.LEXEME,
            "other lexemes of the same language",
            i);
        boolean first = i == relations.start(row);
        check.require(
            first || relations.type(i) >= relations.type(i - 1),
            WordRelationColumn.TYPE,
            "ascending types of a lexeme",
            i);
      }
    }
  }

  private void checkListFacets() {
    long sources = 0;
    long proficiencies = 0;
    for (int row = 0; row < check.lexemes; row++) {
      for (int i = 0; i < table.sourceCount(row); i++, sources++) {
        check.require(
            table.bySource().contains(table.sourceAt(row, i), row),
            LexemeColumn.BY_SOURCE,
            "the values of the table",
            row);
      }
      for (int i = 0; i < table.proficiencyCount(row); i++, proficiencies++) {
        check.require(
            table.byProficiency().contains(table.proficiencyAt(row, i), row),
            LexemeColumn.BY_PROFICIENCY,
            "the values of the table",
            row);
      }
    }
    check.total(LexemeColumn.BY_SOURCE, sources);
    check.total(LexemeColumn.BY_PROFICIENCY, proficiencies);
  }
}
