package org.lexhub.store.table;

import org.lexhub.store.column.GatheredInts;
import org.lexhub.store.column.ListColumnWriter;
import org.lexhub.store.snapshot.SnapshotWriter;

/** Lists of ints, one a row, collected in memory. */
final class ListRows {
  final GatheredInts values = new GatheredInts();
  final GatheredInts ends = new GatheredInts();

  /** Adds a value to the open row. */
  void add(int value) {
    values.add(value);
  }

  /** Completes the open row. */
  void endRow() {
    ends.add(values.size());
  }

  /** How many rows are complete. */
  int rows() {
    return ends.size();
  }

  /** Where a row starts in {@link #values}. */
  int start(int row) {
    return row == 0 ? 0 : ends.getInt(row - 1);
  }

  /** Where a row ends in {@link #values}. */
  int end(int row) {
    return ends.getInt(row);
  }

  /** How many values a row has. */
  int count(int row) {
    return end(row) - start(row);
  }

  /** Writes the rows as a list column. */
  void write(SnapshotWriter out, String name) {
    try (ListColumnWriter writer = ListColumnWriter.create(out, name)) {
      for (int row = 0; row < ends.size(); row++) {
        for (int i = start(row); i < end(row); i++) {
          writer.add(values.getInt(i));
        }
        writer.endRow();
      }
    }
  }
}
