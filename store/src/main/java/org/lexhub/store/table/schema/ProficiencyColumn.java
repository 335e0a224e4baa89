package org.lexhub.store.table.schema;

import java.util.EnumSet;
import java.util.Set;

/** Columns of the table of proficiency levels. */
public enum ProficiencyColumn implements TableColumn {
  CODE(ColumnSpec.reference("proficiency.code", StoredTable.PROFICIENCY, StoredTable.STRING));

  private final ColumnSpec spec;

  ProficiencyColumn(ColumnSpec spec) {
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
   * Returns the columns with one value per proficiency level that the loader sets, in the order of
   * the file.
   */
  public static Set<ProficiencyColumn> scalars() {
    return EnumSet.range(CODE, CODE);
  }
}
