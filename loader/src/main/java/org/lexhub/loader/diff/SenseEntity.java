package org.lexhub.loader.diff;

import java.util.EnumSet;
import org.lexhub.store.Store;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.table.schema.SenseColumn;

/** Senses by lexeme and meaning. */
final class SenseEntity extends Entity<SenseColumn> {
  SenseEntity() {
    // The natural key is not compared.
    super(
        "senses",
        Store::senses,
        without(SenseColumn.scalars(), EnumSet.of(SenseColumn.LEXEME, SenseColumn.MEANING)));
  }

  @Override
  void key(Store store, int row, StringBuilder out) {
    LexemeEntity.describe(store, store.senses().lexeme(row), out);
    out.append(" = ")
        .append(store.strings().get(store.meanings().key(store.senses().meaning(row))));
  }

  @Override
  void lists(Store store, int row, ComparedFields fields) {
    SenseTable table = store.senses();
    fields.number(row - store.lexemes().firstSense(table.lexeme(row)));
    for (int i = 0; i < table.sourceCount(row); i++) {
      fields.source(table.sourceAt(row, i));
    }
    for (int i = table.definitionStart(row); i < table.definitionEnd(row); i++) {
      fields.language(table.definitionLanguage(i)).text(table.definitionText(i));
    }
    for (int i = table.exampleStart(row); i < table.exampleEnd(row); i++) {
      fields.text(table.exampleText(i)).text(table.exampleTranslation(i));
    }
  }
}
