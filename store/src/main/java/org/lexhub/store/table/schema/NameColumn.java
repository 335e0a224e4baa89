package org.lexhub.store.table.schema;

import java.util.EnumSet;
import java.util.Set;

/** Columns of the table of names of languages. */
public enum NameColumn implements TableColumn {
  LANGUAGE(ColumnSpec.reference("name.language", StoredTable.NAME, StoredTable.LANGUAGE)),
  LOCALE(ColumnSpec.reference("name.locale", StoredTable.NAME, StoredTable.STRING)),
  NAME(ColumnSpec.reference("name.name", StoredTable.NAME, StoredTable.STRING)),
  OWN(ColumnSpec.code("name.own", StoredTable.NAME, 2, 0));

  private final ColumnSpec spec;

  NameColumn(ColumnSpec spec) {
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

  /** Returns the columns with one value per name that the loader sets, in the order of the file. */
  public static Set<NameColumn> scalars() {
    return EnumSet.range(LANGUAGE, OWN);
  }
}
