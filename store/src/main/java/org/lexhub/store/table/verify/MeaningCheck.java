package org.lexhub.store.table.verify;

import org.lexhub.store.table.ConceptTable;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.table.SourceTable;
import org.lexhub.store.table.schema.ConceptColumn;
import org.lexhub.store.table.schema.IdSections;
import org.lexhub.store.table.schema.MeaningColumn;
import org.lexhub.store.table.schema.NameSections;
import org.lexhub.store.table.schema.ProficiencyColumn;
import org.lexhub.store.table.schema.SourceColumn;

/** Checks meanings, concepts, sources and proficiency levels. */
final class MeaningCheck {
  private final TableCheck check;

  MeaningCheck(TableCheck check) {
    this.check = check;
  }

  void run() {
    checkMeanings();
    checkConcepts();
    checkSources();
    check.columns(ProficiencyColumn.values());
    check.names(NameSections.PROFICIENCY, check.proficiencies, ProficiencyColumn.CODE);
  }

  private void checkMeanings() {
    check.ids(IdSections.MEANING, check.meanings, true);
    check.columns(MeaningColumn.values());
    checkNear();
  }

  private void checkNear() {
    MeaningTable meanings = MeaningTable.open(check.snapshot);
    for (int row = 0; row < check.meanings; row++) {
      for (long i = meanings.nearStart(row); i < meanings.nearEnd(row); i++) {
        check.require(
            meanings.nearMeaning(i) != row
                && (i == meanings.nearStart(row) || isNearer(meanings, i - 1)),
            MeaningColumn.NEAR,
            "other meanings, the nearest first",
            row);
      }
    }
  }

  /** Returns whether an entry and the next one are in order. */
  private static boolean isNearer(MeaningTable meanings, long i) {
    int less = meanings.nearnessBasisPoints(i) - meanings.nearnessBasisPoints(i + 1);
    return less != 0 ? less > 0 : meanings.nearMeaning(i) < meanings.nearMeaning(i + 1);
  }

  private void checkConcepts() {
    int rows = check.concepts;
    check.ids(IdSections.CONCEPT, rows, true);
    check.columns(ConceptColumn.values());
    check.names(NameSections.CONCEPT, rows, ConceptColumn.GLOSS, ConceptColumn.CATALOG_ID);
    ConceptTable concepts = ConceptTable.open(check.snapshot);
    MeaningTable meanings = MeaningTable.open(check.snapshot);
    int aligned = 0;
    for (int row = 0; row < rows; row++) {
      for (int i = 0; i < concepts.meaningCount(row); i++) {
        int meaning = concepts.meaningAt(row, i);
        check.require(
            meanings.concept(meaning) == row
                && (i == 0 || concepts.meaningAt(row, i - 1) < meaning),
            ConceptColumn.MEANINGS,
            "ascending meanings of the concept",
            row);
        aligned++;
      }
    }
    for (int row = 0; row < check.meanings; row++) {
      aligned -= meanings.concept(row) >= 0 ? 1 : 0;
    }
    check.require(aligned == 0, ConceptColumn.MEANINGS, "all aligned meanings", 0);
  }

  private void checkSources() {
    int rows = check.sources;
    check.columns(SourceColumn.values());
    check.names(NameSections.SOURCE, rows, SourceColumn.NAME);
    int[] senses = new int[rows];
    SenseTable table = SenseTable.open(check.snapshot);
    for (int sense = 0; sense < check.senses; sense++) {
      for (int i = 0; i < table.sourceCount(sense); i++) {
        senses[table.sourceAt(sense, i)]++;
      }
    }
    SourceTable sources = SourceTable.open(check.snapshot);
    LexemeTable lexemes = LexemeTable.open(check.snapshot);
    for (int row = 0; row < rows; row++) {
      check.require(
          sources.senses(row) == senses[row], SourceColumn.SENSES, "the exact count", row);
      check.require(
          sources.lexemes(row) == lexemes.bySource().total(row),
          SourceColumn.LEXEMES,
          "the exact count",
          row);
    }
  }
}
