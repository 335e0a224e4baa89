package org.lexhub.store.table.schema;

import java.util.EnumSet;
import java.util.Set;

/** Columns of the table of concepts. */
public enum ConceptColumn implements TableColumn {
  CATALOG_ID(ColumnSpec.reference("concept.catalogId", StoredTable.CONCEPT, StoredTable.STRING)),
  GLOSS(ColumnSpec.reference("concept.gloss", StoredTable.CONCEPT, StoredTable.STRING)),
  FIELD(ColumnSpec.optional("concept.field", StoredTable.CONCEPT, StoredTable.STRING)),
  CATEGORY(ColumnSpec.optional("concept.category", StoredTable.CONCEPT, StoredTable.STRING)),
  MEANINGS(ColumnSpec.list("concept.meanings", StoredTable.CONCEPT, StoredTable.MEANING));

  private final ColumnSpec spec;

  ConceptColumn(ColumnSpec spec) {
    this.spec = spec;
  }

  @Override
  public ColumnSpec spec() {
    return spec;
  }

  @Override
  @SuppressWarnings("EnumOrdinal") // arrays of columns are read in every response
  public int index() {
    return ordinal();
  }

  /**
   * Returns the columns with one value per concept that the loader sets, in the order of the file.
   */
  public static Set<ConceptColumn> scalars() {
    return EnumSet.range(CATALOG_ID, CATEGORY);
  }
}
