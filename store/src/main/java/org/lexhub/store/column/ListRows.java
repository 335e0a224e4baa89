package org.lexhub.store.column;

import org.lexhub.store.snapshot.SnapshotWriter;

/** Lists of ints, one a row, collected in memory. */
public final class ListRows {
  private final GatheredInts values = new GatheredInts();
  private final GatheredInts ends = new GatheredInts();

  /** Creates no rows. */
  public ListRows() {}

  /** Adds a value to the open row. */
  public void add(int value) {
    values.add(value);
  }

  /** Completes the open row. */
  public void endRow() {
    ends.add(values.size());
  }

  /**
   * Completes a row of which only the end is known yet; the values of all rows follow in order.
   *
   * @param end where the row ends among all values
   */
  public void endRow(int end) {
    ends.add(end);
  }

  /** How many rows are complete. */
  public int rows() {
    return ends.size();
  }

  /** How many values all rows have. */
  public int size() {
    return values.size();
  }

  /** A value by its place among all values. */
  public int value(int at) {
    return values.getInt(at);
  }

  /** Where a row starts among all values. */
  public int start(int row) {
    return row == 0 ? 0 : ends.getInt(row - 1);
  }

  /** Where a row ends among all values. */
  public int end(int row) {
    return ends.getInt(row);
  }

  /** How many values a row has. */
  public int count(int row) {
    return end(row) - start(row);
  }

  /** Writes the rows as a list column. */
  public void write(SnapshotWriter out, String name) {
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
