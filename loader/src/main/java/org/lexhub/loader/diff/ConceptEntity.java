package org.lexhub.loader.diff;

import java.util.EnumSet;
import org.lexhub.store.Store;
import org.lexhub.store.table.schema.ConceptColumn;

/** Concepts by catalogue id. */
final class ConceptEntity extends Entity<ConceptColumn> {
  ConceptEntity() {
    // The natural key is not compared.
    super(
        "concepts",
        Store::concepts,
        without(ConceptColumn.scalars(), EnumSet.of(ConceptColumn.CATALOG_ID)));
  }

  @Override
  void key(Store store, int row, StringBuilder out) {
    out.append(store.strings().get(store.concepts().catalogId(row)));
  }
}
