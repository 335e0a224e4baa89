package org.lexhub.store.column;

import org.lexhub.store.snapshot.SectionWriter;
import org.lexhub.store.snapshot.SnapshotWriter;

/** Writes a {@link ListColumn}: {@link #add} for each value of a row, then {@link #endRow}. */
public final class ListColumnWriter implements AutoCloseable {
  private final OffsetsColumnWriter offsets;
  private final SectionWriter values;
  private long count;
  private long rowStart;

  private ListColumnWriter(OffsetsColumnWriter offsets, SectionWriter values) {
    this.offsets = offsets;
    this.values = values;
  }

  /** Creates a column under a name that is unique in the snapshot. */
  public static ListColumnWriter create(SnapshotWriter out, String name) {
    return new ListColumnWriter(
        OffsetsColumnWriter.create(out, name + ListColumn.OFFSETS),
        out.spooledSection(name + ListColumn.VALUES));
  }

  /** Appends a value to the list of the current row. */
  public void add(int value) {
    values.putInt(value);
    count++;
  }

  /** Ends the list of the current row, which may be empty. */
  public void endRow() {
    if (count - rowStart > Integer.MAX_VALUE) {
      throw new IllegalStateException("the list of row " + offsets.size() + " is too long");
    }
    rowStart = count;
    offsets.add(count);
  }

  /** Returns the number of ended rows. */
  public int rows() {
    return offsets.size();
  }

  /**
   * Puts the column into the snapshot.
   *
   * @throws IllegalStateException if the last row was not ended
   */
  @Override
  public void close() {
    if (rowStart != count) {
      throw new IllegalStateException("row " + offsets.size() + " has values but was not ended");
    }
    offsets.close();
    values.close();
  }
}
