package org.lexhub.loader.diff;

import java.util.EnumSet;
import org.lexhub.store.Store;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.schema.LexemeColumn;

/** Lexemes by language, lemma and part of speech. */
final class LexemeEntity extends Entity<LexemeColumn> {
  LexemeEntity() {
    // The natural key is not compared.
    super(
        "lexemes",
        Store::lexemes,
        without(
            LexemeColumn.scalars(),
            EnumSet.of(LexemeColumn.LANGUAGE, LexemeColumn.LEMMA, LexemeColumn.POS)));
  }

  @Override
  void key(Store store, int row, StringBuilder out) {
    describe(store, row, out);
  }

  /** Appends language, lemma and part of speech. */
  static void describe(Store store, int row, StringBuilder out) {
    out.append(ComparedFields.code(store, store.lexemes().language(row)))
        .append(' ')
        .append(store.strings().get(store.lexemes().lemma(row)))
        .append(" (")
        .append(store.lexemes().posOf(row).code())
        .append(')');
  }

  @Override
  void lists(Store store, int row, ComparedFields fields) {
    LexemeTable table = store.lexemes();
    for (int i = 0; i < table.sourceCount(row); i++) {
      fields.source(table.sourceAt(row, i));
    }
    for (int i = 0; i < table.proficiencyCount(row); i++) {
      fields.string(store.proficiencies().code(table.proficiencyAt(row, i)));
    }
    for (int i = table.pronunciationStart(row); i < table.pronunciationEnd(row); i++) {
      fields
          .string(table.pronunciationIpa(i))
          .string(table.pronunciationAudio(i))
          .string(table.pronunciationAccent(i));
    }
    for (int i = table.formStart(row); i < table.formEnd(row); i++) {
      fields.string(table.formText(i));
      int set = table.formFeatures(i);
      for (int feature = 0; feature < table.featureCount(set); feature++) {
        fields.string(table.featureAt(set, feature));
      }
    }
  }
}
