package org.lexhub.store.table.schema;

import org.lexhub.store.column.ByteColumn;
import org.lexhub.store.column.FacetColumn;
import org.lexhub.store.column.IntColumn;
import org.lexhub.store.column.ListColumn;
import org.lexhub.store.column.LongColumn;
import org.lexhub.store.column.OffsetsColumn;
import org.lexhub.store.column.ShortColumn;
import org.lexhub.store.snapshot.Snapshot;

/** One column of a table, as a constant that table, writer and check share. */
public interface TableColumn {
  /** Returns what the column stores. */
  ColumnSpec spec();

  /** Returns the position among the columns of its table, from 0; for arrays of columns. */
  int index();

  /** Returns the name of its section. */
  default String section() {
    return spec().section();
  }

  /** Opens a column of unsigned bytes. */
  default ByteColumn bytes(Snapshot snapshot) {
    return ByteColumn.open(snapshot, section());
  }

  /** Opens a column of unsigned shorts. */
  default ShortColumn shorts(Snapshot snapshot) {
    return ShortColumn.open(snapshot, section());
  }

  /** Opens a column of ints. */
  default IntColumn ints(Snapshot snapshot) {
    return IntColumn.open(snapshot, section());
  }

  /** Opens a column of longs or doubles. */
  default LongColumn longs(Snapshot snapshot) {
    return LongColumn.open(snapshot, section());
  }

  /** Opens a column of lists. */
  default ListColumn lists(Snapshot snapshot) {
    return ListColumn.open(snapshot, section());
  }

  /** Opens a column of ranges. */
  default OffsetsColumn offsets(Snapshot snapshot) {
    return OffsetsColumn.open(snapshot, section());
  }

  /** Opens a facet. */
  default FacetColumn facet(Snapshot snapshot) {
    return FacetColumn.open(snapshot, section());
  }
}
