package org.lexhub.store.table.schema;

import java.util.EnumSet;
import java.util.Set;

/** Columns of the table of scripts. */
public enum ScriptColumn implements TableColumn {
  CODE(ColumnSpec.reference("script.code", StoredTable.SCRIPT, StoredTable.STRING)),
  NAME(ColumnSpec.reference("script.name", StoredTable.SCRIPT, StoredTable.STRING));

  private final ColumnSpec spec;

  ScriptColumn(ColumnSpec spec) {
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
   * Returns the columns with one value per script that the loader sets, in the order of the file.
   */
  public static Set<ScriptColumn> scalars() {
    return EnumSet.range(CODE, NAME);
  }
}
