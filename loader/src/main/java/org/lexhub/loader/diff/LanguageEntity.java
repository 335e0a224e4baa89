package org.lexhub.loader.diff;

import java.util.EnumSet;
import org.lexhub.store.Store;
import org.lexhub.store.table.LanguageTable;
import org.lexhub.store.table.schema.LanguageColumn;

/** Languages by glottocode or ISO 639-3 code. */
final class LanguageEntity extends Entity<LanguageColumn> {
  LanguageEntity() {
    // The natural key and what is derived from the parents are not compared.
    super(
        "languages",
        Store::languages,
        without(
            LanguageColumn.scalars(),
            EnumSet.of(
                LanguageColumn.GLOTTOCODE,
                LanguageColumn.FAMILY,
                LanguageColumn.TREE_START,
                LanguageColumn.TREE_END)));
  }

  @Override
  void key(Store store, int row, StringBuilder out) {
    out.append(ComparedFields.code(store, row));
  }

  @Override
  void lists(Store store, int row, ComparedFields fields) {
    LanguageTable table = store.languages();
    for (int i = 0; i < table.scriptCount(row); i++) {
      fields.string(store.scripts().code(table.scriptAt(row, i)));
    }
    for (int i = table.nameStart(row); i < table.nameEnd(row); i++) {
      fields
          .string(store.names().locale(i))
          .string(store.names().name(i))
          .number(store.names().own(i));
    }
  }
}
