package org.lexhub.store.table.verify;

import org.lexhub.store.column.ListColumn;
import org.lexhub.store.table.LanguageSenses;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.Register;

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
    int rows = check.senses;
    check.ids("sense", rows, false);
    check.ints("sense.id", rows, 1, SenseTable.ID_BOUND - 1);
    check.references("sense.lexeme", rows, check.lexemes);
    check.references("sense.meaning", rows, check.meanings);
    check.optional("sense.gloss", rows, check.texts);
    check.optionalBytes("sense.register", rows, Register.count());
    check.optional("sense.domain", rows, check.strings);
    check.shorts("sense.source", rows, 0, Math.max(0, check.sources - 1));
    check.shorts("sense.confidence", rows, 0, 10_000);
    check.shorts("sense.sourceUse", rows, 1, 0xFFFF);
    check.shorts("sense.targetUse", rows, 1, 0xFFFF);
    check.ints("sense.tagCount", rows, 0, Integer.MAX_VALUE);
    check.lists("sense.sources", rows, check.sources);
    int sources = Math.toIntExact(ListColumn.open(check.snapshot, "sense.sources").values());
    check.bytes("sense.sourceEvidence", sources, 101);
    int definitions = check.size("sense.definitionText");
    check.offsets("sense.definitions", rows, definitions);
    check.references("sense.definitionLanguage", definitions, check.languages);
    check.references("sense.definitionText", definitions, check.texts);
    int examples = check.size("sense.exampleText");
    check.offsets("sense.examples", rows, examples);
    check.references("sense.exampleText", examples, check.texts);
    check.optional("sense.exampleTranslation", examples, check.texts);
    checkLexemes();
    checkByMeaning();
    checkByLanguage();
  }

  private void checkLexemes() {
    for (int row = 0; row < check.senses; row++) {
      int lexeme = table.lexeme(row);
      check.require(
          lexemes.firstSense(lexeme) <= row && row < lexemes.senseEnd(lexeme),
          "lexeme.senses",
          "ranges of the senses of each lexeme",
          row);
    }
  }

  private void checkByMeaning() {
    check.lists("meaning.senses", check.meanings, check.senses);
    check.references("meaning.senseLanguages", check.senses, check.languages);
    require(
        ListColumn.open(check.snapshot, "meaning.senses").values() == check.senses,
        "meaning.senses",
        0);
    MeaningTable meanings = MeaningTable.open(check.snapshot);
    for (int meaning = 0; meaning < check.meanings; meaning++) {
      int before = -1;
      for (long i = meanings.senseStart(meaning); i < meanings.senseEnd(meaning); i++) {
        int sense = meanings.sense(i);
        require(table.meaning(sense) == meaning, "meaning.senses", sense);
        require(meanings.senseLanguage(i) == language(sense), "meaning.senseLanguages", sense);
        require(before < 0 || inOrder(before, sense), "meaning.senses", sense);
        before = sense;
      }
    }
  }

  private void checkByLanguage() {
    check.lists("language.senses", check.languages, check.senses);
    require(
        ListColumn.open(check.snapshot, "language.senses").values() == check.senses,
        "language.senses",
        0);
    check.references("language.senseMeanings", check.senses, check.meanings);
    check.shorts("language.senseConfidences", check.senses, 0, 10_000);
    check.bytes("language.sensePos", check.senses, Pos.count());
    LanguageSenses senses = LanguageSenses.open(check.snapshot);
    for (int language = 0; language < check.languages; language++) {
      int before = -1;
      for (long i = senses.start(language); i < senses.end(language); i++) {
        int sense = senses.sense(i);
        require(language(sense) == language, "language.senses", sense);
        require(senses.meaning(i) == table.meaning(sense), "language.senseMeanings", sense);
        require(
            senses.confidenceBasisPoints(i) == table.confidence(sense),
            "language.senseConfidences",
            sense);
        require(senses.pos(i) == lexemes.pos(table.lexeme(sense)), "language.sensePos", sense);
        if (before >= 0) {
          int earlier = table.meaning(before);
          int later = table.meaning(sense);
          require(
              earlier < later || (earlier == later && inOrder(before, sense)),
              "language.senses",
              sense);
        }
        before = sense;
      }
    }
  }

  /** By language, then the most confident first, then by row. */
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

  private void require(boolean holds, String section, int row) {
    check.require(holds, section, "the senses of the table in order", row);
  }
}
