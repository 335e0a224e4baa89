package org.lexhub.loader.diff;

import org.lexhub.store.Store;
import org.lexhub.store.table.LanguageTable;

/** Languages by glottocode or ISO 639-3 code. */
final class LanguageEntity implements Entity {
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
    fields
        .number(table.iso639(row))
        .string(table.name(row))
        .number(table.level(row))
        .language(table.parent(row))
        .number(table.latitude(row))
        .number(table.longitude(row))
        .number(table.speakers(row))
        .number(table.status(row));
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
