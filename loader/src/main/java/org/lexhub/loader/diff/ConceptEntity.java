package org.lexhub.loader.diff;

import org.lexhub.store.Store;
import org.lexhub.store.table.ConceptTable;

/** Concepts by catalogue id. */
final class ConceptEntity implements Entity {
  @Override
  public String name() {
    return "concepts";
  }

  @Override
  public int size(Store store) {
    return store.concepts().size();
  }

  @Override
  public int id(Store store, int row) {
    return store.concepts().id(row);
  }

  @Override
  public void key(Store store, int row, StringBuilder out) {
    out.append(store.strings().get(store.concepts().catalogId(row)));
  }

  @Override
  public void content(Store store, int row, StringBuilder out) {
    ConceptTable table = store.concepts();
    new ComparedFields(store, out)
        .string(table.gloss(row))
        .string(table.field(row))
        .string(table.category(row));
  }
}
