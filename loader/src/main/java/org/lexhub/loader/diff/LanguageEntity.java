package org.lexhub.loader.diff;

import java.util.EnumSet;
import java.util.Set;
import org.lexhub.store.Store;
import org.lexhub.store.table.LanguageTable;
import org.lexhub.store.table.schema.LanguageColumn;

/** Languages by glottocode or ISO 639-3 code. */
final class LanguageEntity implements Entity {
  /** All columns except the natural key and what is derived from the parents. */
  private static final Set<LanguageColumn> COMPARED =
      ComparedFields.without(
          LanguageColumn.scalars(),
          EnumSet.of(
              LanguageColumn.GLOTTOCODE,
              LanguageColumn.FAMILY,
              LanguageColumn.TREE_START,
              LanguageColumn.TREE_END));

  @Override
  public String name() {
    return "languages";
  }

  @Override
  public int size(Store store) {
    return store.languages().size();
  }

  @Override
  public int id(Store store, int row) {
    return store.languages().id(row);
  }

  @Override
  public void key(Store store, int row, StringBuilder out) {
    out.append(ComparedFields.code(store, row));
  }

  @Override
  public void content(Store store, int row, StringBuilder out) {
    LanguageTable table = store.languages();
    ComparedFields fields = new ComparedFields(store, out);
    fields.row(COMPARED, table::value, row);
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
