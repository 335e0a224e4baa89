package org.lexhub.store.column;

import org.lexhub.store.snapshot.SnapshotWriter;

/** Lists of ints, one for each row, collected in memory. */
public final class ListRows {
  private final GatheredInts values = new GatheredInts();
  private final GatheredInts ends = new GatheredInts();

  /** Creates an empty collection. */
  public ListRows() {}

  /** Adds a value to the current row. */
  public void add(int value) {
    values.add(value);
  }

  /** Ends the current row. */
  public void endRow() {
    ends.add(values.size());
  }

  /**
   * Ends a row whose values are added later; the values of all rows then follow in order.
   *
   * @param end the index after the row's last value
   */
  public void endRow(int end) {
    ends.add(end);
  }

  /** Returns the number of ended rows. */
  public int rows() {
    return ends.size();
  }

  /** Returns the number of values of all rows. */
  public int size() {
    return values.size();
  }

  /** Returns the value at an index. */
  public int value(int at) {
    return values.getInt(at);
  }

  /** Returns the index of the first value of a row. */
  public int start(int row) {
    return row == 0 ? 0 : ends.getInt(row - 1);
  }

  /** Returns the index after the last value of a row. */
  public int end(int row) {
    return ends.getInt(row);
  }

  /** Returns the number of values of a row. */
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
