package org.lexhub.loader.diff;

import java.util.EnumSet;
import java.util.Set;
import org.lexhub.store.Store;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.table.schema.SenseColumn;

/** Senses by lexeme and meaning. */
final class SenseEntity implements Entity {
  /** All columns except the natural key. */
  private static final Set<SenseColumn> COMPARED =
      ComparedFields.without(
          SenseColumn.scalars(), EnumSet.of(SenseColumn.LEXEME, SenseColumn.MEANING));

  @Override
  public String name() {
    return "senses";
  }

  @Override
  public int size(Store store) {
    return store.senses().size();
  }

  @Override
  public int id(Store store, int row) {
    return store.senses().id(row);
  }

  @Override
  public void key(Store store, int row, StringBuilder out) {
    LexemeEntity.describe(store, store.senses().lexeme(row), out);
    out.append(" = ")
        .append(store.strings().get(store.meanings().key(store.senses().meaning(row))));
  }

  @Override
  public void content(Store store, int row, StringBuilder out) {
    SenseTable table = store.senses();
    ComparedFields fields = new ComparedFields(store, out);
    fields
        .row(COMPARED, table::value, row)
        .number(row - store.lexemes().firstSense(table.lexeme(row)));
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
