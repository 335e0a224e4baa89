package org.lexhub.store.table.schema;

/** Columns of the codes of languages. */
public enum CodeColumn implements TableColumn {
  ISO3(ColumnSpec.ints("codes.iso3", StoredTable.ISO3_CODE, 1, 0x7F7F7F, 0)),
  ISO3_LANGUAGES(
      ColumnSpec.list("codes.iso3Languages", StoredTable.ISO3_CODE, StoredTable.LANGUAGE)),
  ISO2(ColumnSpec.ints("codes.iso2", StoredTable.ISO2_CODE, 1, 0x7F7F7F, 0)),
  ISO2_TO_3(ColumnSpec.ints("codes.iso2To3", StoredTable.ISO2_CODE, 1, 0x7F7F7F, 0)),
  GLOTTOCODES(ColumnSpec.longs("codes.glottocodes", StoredTable.GLOTTOCODE, 1, 0)),
  GLOTTOCODE_ROWS(
      ColumnSpec.reference("codes.glottocodeRows", StoredTable.GLOTTOCODE, StoredTable.LANGUAGE));

  private final ColumnSpec spec;

  CodeColumn(ColumnSpec spec) {
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
}
