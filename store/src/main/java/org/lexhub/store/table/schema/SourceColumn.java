package org.lexhub.store.table.schema;

import java.util.EnumSet;
import java.util.Set;

/** Columns of the table of sources. */
public enum SourceColumn implements TableColumn {
  NAME(ColumnSpec.reference("source.name", StoredTable.SOURCE, StoredTable.STRING)),
  TITLE(ColumnSpec.optional("source.title", StoredTable.SOURCE, StoredTable.TEXT)),
  VERSION(ColumnSpec.optional("source.version", StoredTable.SOURCE, StoredTable.TEXT)),
  LICENCE(ColumnSpec.optional("source.licence", StoredTable.SOURCE, StoredTable.TEXT)),
  ATTRIBUTION(ColumnSpec.optional("source.attribution", StoredTable.SOURCE, StoredTable.TEXT)),
  URL(ColumnSpec.optional("source.url", StoredTable.SOURCE, StoredTable.TEXT)),
  PRIOR(ColumnSpec.shorts("source.prior", StoredTable.SOURCE, 0, 10_000)),
  LEXEMES(ColumnSpec.ints("source.lexemes", StoredTable.SOURCE, 0, Integer.MAX_VALUE, 0)),
  SENSES(ColumnSpec.ints("source.senses", StoredTable.SOURCE, 0, Integer.MAX_VALUE, 0));

  private final ColumnSpec spec;

  SourceColumn(ColumnSpec spec) {
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
   * Returns the columns with one value per source that the loader sets, in the order of the file.
   */
  public static Set<SourceColumn> scalars() {
    return EnumSet.range(NAME, PRIOR);
  }
}
