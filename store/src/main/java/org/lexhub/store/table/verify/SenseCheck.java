package org.lexhub.store.table.verify;

import org.lexhub.store.table.LanguageSenses;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.table.schema.IdSections;
import org.lexhub.store.table.schema.LanguageColumn;
import org.lexhub.store.table.schema.LexemeColumn;
import org.lexhub.store.table.schema.MeaningColumn;
import org.lexhub.store.table.schema.SenseColumn;
import org.lexhub.store.table.schema.TableColumn;

/** Checks senses and the two orders in which translation reads them. */
final class SenseCheck {
  private final TableCheck check;
  private final SenseTable table;
  private final LexemeTable lexemes;

  SenseCheck(TableCheck check) {
    this.check = check;
    this.table = SenseTable.open(check.snapshot);
    this.lexemes = LexemeTable.open(check.snapshot);
  }

  void run() {
    check.ids(IdSections.SENSE, check.senses, false);
    check.ints(IdSections.SENSE.id(), check.senses, 1, SenseTable.ID_BOUND - 1);
    check.columns(SenseColumn.values());
    checkLexemes();
    checkByMeaning();
    checkByLanguage();
  }

  private void checkLexemes() {
    for (int row = 0; row < check.senses; row++) {
      int lexeme = table.lexeme(row);
      check.require(
          lexemes.firstSense(lexeme) <= row && row < lexemes.senseEnd(lexeme),
          LexemeColumn.SENSES,
          "ranges of the senses of each lexeme",
          row);
    }
  }

  private void checkByMeaning() {
    check.columns(MeaningColumn.SENSES, MeaningColumn.SENSE_LANGUAGES);
    require(
        MeaningColumn.SENSES.lists(check.snapshot).values() == check.senses,
        MeaningColumn.SENSES,
        0);
    MeaningTable meanings = MeaningTable.open(check.snapshot);
    for (int meaning = 0; meaning < check.meanings; meaning++) {
      int before = -1;
      for (long i = meanings.senseStart(meaning); i < meanings.senseEnd(meaning); i++) {
        int sense = meanings.sense(i);
        require(table.meaning(sense) == meaning, MeaningColumn.SENSES, sense);
        require(meanings.senseLanguage(i) == language(sense), MeaningColumn.SENSE_LANGUAGES, sense);
        require(before < 0 || inOrder(before, sense), MeaningColumn.SENSES, sense);
        before = sense;
      }
    }
  }

  private void checkByLanguage() {
    require(
        LanguageColumn.SENSES.lists(check.snapshot).values() == check.senses,
        LanguageColumn.SENSES,
        0);
    LanguageSenses senses = LanguageSenses.open(check.snapshot);
    for (int language = 0; language < check.languages; language++) {
      int before = -1;
      for (long i = senses.start(language); i < senses.end(language); i++) {
        int sense = senses.sense(i);
        require(language(sense) == language, LanguageColumn.SENSES, sense);
        require(senses.meaning(i) == table.meaning(sense), LanguageColumn.SENSE_MEANINGS, sense);
        require(
            senses.confidenceBasisPoints(i) == table.confidence(sense),
            LanguageColumn.SENSE_CONFIDENCES,
            sense);
        require(senses.pos(i) == lexemes.pos(table.lexeme(sense)), LanguageColumn.SENSE_POS, sense);
        if (before >= 0) {
          int earlier = table.meaning(before);
          int later = table.meaning(sense);
          require(
              earlier < later || (earlier == later && inOrder(before, sense)),
              LanguageColumn.SENSES,
              sense);
        }
        before = sense;
      }
    }
  }

  /** Returns whether two senses are in order: by language, the most confident first, by row. */
  private boolean inOrder(int before, int sense) {
    if (language(before) != language(sense)) {
      return language(before) < language(sense);
    }
    int falls = table.confidence(before) - table.confidence(sense);
    return falls > 0 || (falls == 0 && before < sense);
  }

  private int language(int sense) {
    return lexemes.language(table.lexeme(sense));
  }

  private void require(boolean holds, TableColumn column, int row) {
    check.require(holds, column, "the senses of the table in order", row);
  }
}
