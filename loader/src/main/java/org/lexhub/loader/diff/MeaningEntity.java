package org.lexhub.loader.diff;

import java.util.EnumSet;
import java.util.Set;
import org.lexhub.store.Store;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.schema.MeaningColumn;

/** Meanings by hub key. */
final class MeaningEntity implements Entity {
  /** All columns except the natural key. */
  private static final Set<MeaningColumn> COMPARED =
      ComparedFields.without(MeaningColumn.scalars(), EnumSet.of(MeaningColumn.KEY));

  @Override
  public String name() {
    return "meanings";
  }

  @Override
  public int size(Store store) {
    return store.meanings().size();
  }

  @Override
  public int id(Store store, int row) {
    return store.meanings().id(row);
  }

  @Override
  public void key(Store store, int row, StringBuilder out) {
    out.append(store.strings().get(store.meanings().key(row)));
  }

  @Override
  public void content(Store store, int row, StringBuilder out) {
    MeaningTable table = store.meanings();
    ComparedFields fields = new ComparedFields(store, out);
    fields.row(COMPARED, table::value, row);
    for (int i = table.definitionStart(row); i < table.definitionEnd(row); i++) {
      fields.language(table.definitionLanguage(i)).text(table.definitionText(i));
    }
    for (int i = table.exampleStart(row); i < table.exampleEnd(row); i++) {
      fields.language(table.exampleLanguage(i)).text(table.exampleText(i));
    }
    for (int i = table.relationStart(row); i < table.relationEnd(row); i++) {
      fields.number(table.relationType(i)).meaning(table.relationMeaning(i));
    }
  }
}
