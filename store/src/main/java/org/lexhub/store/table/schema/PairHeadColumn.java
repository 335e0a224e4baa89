package org.lexhub.store.table.schema;

/** Columns of the counts and first pairs of large pairs of languages. */
public enum PairHeadColumn implements TableColumn {
  KEY(ColumnSpec.longs("pairHead.key", StoredTable.PAIR_HEAD, 0, 0)),
  BY_POS(ColumnSpec.ints("pairHead.byPos", StoredTable.PAIR_HEAD_POS, 0, Integer.MAX_VALUE, 0)),
  STRETCHES(ColumnSpec.offsets("pairHead.stretches", StoredTable.PAIR_HEAD, StoredTable.STRETCH)),
  STRETCH_CONFIDENCE(
      ColumnSpec.shorts("pairHead.stretchConfidence", StoredTable.STRETCH, 0, 10_000)),
  STRETCH_END(ColumnSpec.ints("pairHead.stretchEnd", StoredTable.STRETCH, 1, Integer.MAX_VALUE, 0)),
  HEADS(ColumnSpec.offsets("pairHead.heads", StoredTable.PAIR_HEAD, StoredTable.HEAD_PAIR)),
  IDS(ColumnSpec.longs("pairHead.ids", StoredTable.HEAD_PAIR, 0, 0));

  private final ColumnSpec spec;

  PairHeadColumn(ColumnSpec spec) {
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
