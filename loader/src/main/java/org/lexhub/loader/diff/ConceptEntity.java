package org.lexhub.loader.diff;

import java.util.EnumSet;
import java.util.Set;
import org.lexhub.store.Store;
import org.lexhub.store.table.ConceptTable;
import org.lexhub.store.table.schema.ConceptColumn;

/** Concepts by catalogue id. */
final class ConceptEntity implements Entity {
  /** All columns except the natural key. */
  private static final Set<ConceptColumn> COMPARED =
      ComparedFields.without(ConceptColumn.scalars(), EnumSet.of(ConceptColumn.CATALOG_ID));

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
    new ComparedFields(store, out).row(COMPARED, table::value, row);
  }
}
