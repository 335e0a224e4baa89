package org.lexhub.store.table.verify;

import org.lexhub.store.table.ConceptTable;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.table.SourceTable;
import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.table.vocabulary.RelationType;

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
    check.references("proficiency.code", check.proficiencies, check.strings);
    check.nameIndex("proficiency", check.proficiencies, "proficiency.code");
  }

  private void checkMeanings() {
    int rows = check.meanings;
    check.ids("meaning", rows, true);
    check.references("meaning.key", rows, check.strings);
    check.longs("meaning.lexiconMeaningId", rows, -1, Long.MAX_VALUE);
    check.optional("meaning.concept", rows, check.concepts);
    check.optionalBytes("meaning.pos", rows, Pos.count());
    check.optional("meaning.gloss", rows, check.texts);
    int definitions = check.size("meaning.definitionText");
    check.offsets("meaning.definitions", rows, definitions);
    check.references("meaning.definitionLanguage", definitions, check.languages);
    check.references("meaning.definitionText", definitions, check.texts);
    int examples = check.size("meaning.exampleText");
    check.offsets("meaning.examples", rows, examples);
    check.references("meaning.exampleLanguage", examples, check.languages);
    check.references("meaning.exampleText", examples, check.texts);
    int relations = check.size("meaning.relationMeaning");
    check.offsets("meaning.relations", rows, relations);
    check.bytes("meaning.relationType", relations, RelationType.count());
    check.references("meaning.relationMeaning", relations, rows);
    checkNear();
  }

  private void checkNear() {
    check.lists("meaning.near", check.meanings, check.meanings);
    MeaningTable meanings = MeaningTable.open(check.snapshot);
    int entries = check.meanings == 0 ? 0 : (int) meanings.nearEnd(check.meanings - 1);
    check.shorts("meaning.nearness", entries, 1, 10_000);
    for (int row = 0; row < check.meanings; row++) {
      for (long i = meanings.nearStart(row); i < meanings.nearEnd(row); i++) {
        check.require(
            meanings.nearMeaning(i) != row
                && (i == meanings.nearStart(row) || isNearer(meanings, i - 1)),
            "meaning.near",
            "other meanings, the nearest first",
            row);
      }
    }
  }

  /** Whether an entry stands rightly before the next one. */
  private static boolean isNearer(MeaningTable meanings, long i) {
    int less = meanings.nearnessBasisPoints(i) - meanings.nearnessBasisPoints(i + 1);
    return less != 0 ? less > 0 : meanings.nearMeaning(i) < meanings.nearMeaning(i + 1);
  }

  private void checkConcepts() {
    int rows = check.concepts;
    check.ids("concept", rows, true);
    check.references("concept.catalogId", rows, check.strings);
    check.references("concept.gloss", rows, check.strings);
    check.optional("concept.field", rows, check.strings);
    check.optional("concept.category", rows, check.strings);
    check.lists("concept.meanings", rows, check.meanings);
    check.nameIndex("concept", rows, "concept.gloss", "concept.catalogId");
    ConceptTable concepts = ConceptTable.open(check.snapshot);
    MeaningTable meanings = MeaningTable.open(check.snapshot);
    int aligned = 0;
    for (int row = 0; row < rows; row++) {
      for (int i = 0; i < concepts.meaningCount(row); i++) {
        int meaning = concepts.meaningAt(row, i);
        check.require(
            meanings.concept(meaning) == row
                && (i == 0 || concepts.meaningAt(row, i - 1) < meaning),
            "concept.meanings",
            "ascending meanings of the concept",
            row);
        aligned++;
      }
    }
    for (int row = 0; row < check.meanings; row++) {
      aligned -= meanings.concept(row) >= 0 ? 1 : 0;
    }
    check.require(aligned == 0, "concept.meanings", "all aligned meanings", 0);
  }

  private void checkSources() {
    int rows = check.sources;
    check.references("source.name", rows, check.strings);
    check.optional("source.title", rows, check.texts);
    check.optional("source.version", rows, check.texts);
    check.optional("source.licence", rows, check.texts);
    check.optional("source.attribution", rows, check.texts);
    check.optional("source.url", rows, check.texts);
    check.shorts("source.prior", rows, 0, 10_000);
    check.ints("source.lexemes", rows, 0, check.lexemes);
    check.ints("source.senses", rows, 0, check.senses);
    check.nameIndex("source", rows, "source.name");
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
      check.require(sources.senses(row) == senses[row], "source.senses", "the exact count", row);
      check.require(
          sources.lexemes(row) == lexemes.bySource().total(row),
          "source.lexemes",
          "the exact count",
          row);
    }
  }
}
