package org.lexhub.loader.diff;

import java.util.EnumSet;
import org.lexhub.store.Store;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.schema.MeaningColumn;

/** Meanings by hub key. */
final class MeaningEntity extends Entity<MeaningColumn> {
  MeaningEntity() {
    // The natural key is not compared.
    super(
        "meanings",
        Store::meanings,
        without(MeaningColumn.scalars(), EnumSet.of(MeaningColumn.KEY)));
  }

  @Override
  void key(Store store, int row, StringBuilder out) {
    out.append(store.strings().get(store.meanings().key(row)));
  }

  @Override
  void lists(Store store, int row, ComparedFields fields) {
    MeaningTable table = store.meanings();
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
