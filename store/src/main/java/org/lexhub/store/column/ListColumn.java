package org.lexhub.store.column;

import java.lang.foreign.MemorySegment;
import org.lexhub.store.snapshot.Layout;
import org.lexhub.store.snapshot.Snapshot;

/**
 * A list of 32-bit numbers for each row. All lists are stored one after the other; a row gives the
 * start and the end of its list: {@code for (long i = start(row); i < end(row); i++) value(i)}.
 *
 * <p>Sections: {@code NAME.offsets}, an {@link OffsetsColumn} of indexes into the values, and
 * {@code NAME.values}, 4 bytes each.
 */
public final class ListColumn {
  static final String OFFSETS = ".offsets";
  static final String VALUES = ".values";

  private final OffsetsColumn offsets;
  private final MemorySegment values;

  private ListColumn(OffsetsColumn offsets, MemorySegment values) {
    this.offsets = offsets;
    this.values = values;
  }

  /** Opens the column that was written under this name. */
  public static ListColumn open(Snapshot s, String name) {
    OffsetsColumn offsets = OffsetsColumn.open(s, name + OFFSETS);
    MemorySegment values = s.section(name + VALUES);
    if (values.byteSize() % Integer.BYTES != 0) {
      throw s.corrupt(name + VALUES, "whole numbers of 4 bytes", values.byteSize() + " bytes");
    }
    return new ListColumn(offsets, values);
  }

  /** Returns the number of rows. */
  public int rows() {
    return offsets.size();
  }

  /** Returns the total length of all lists. */
  public long values() {
    return values.byteSize() / Integer.BYTES;
  }

  /** Returns the length of the list of a row. */
  public int count(int row) {
    return (int) (offsets.end(row) - offsets.start(row));
  }

  /** Returns the index of the first value of a row. */
  public long start(int row) {
    return offsets.start(row);
  }

  /** Returns the index after the last value of a row. */
  public long end(int row) {
    return offsets.end(row);
  }

  /** Returns the value at an index between {@link #start} and {@link #end}. */
  public int value(long index) {
    return values.get(Layout.INT, index * Integer.BYTES);
  }

  /** Checks that the lists cover the values exactly. */
  public static void verify(Snapshot s, String name) {
    ListColumn column = open(s, name);
    OffsetsColumn.verify(s, name + OFFSETS, column.rows(), column.values());
    for (int row = 0; row < column.rows(); row++) {
      if (column.end(row) - column.start(row) > Integer.MAX_VALUE) {
        throw s.corrupt(name + OFFSETS, "lists of an int's length", "a longer one in row " + row);
      }
    }
  }

  /**
   * Checks the column against what its table expects.
   *
   * @param rows the expected number of rows
   * @param min the minimum allowed value
   * @param max the maximum allowed value
   */
  public static void verify(Snapshot s, String name, int rows, int min, int max) {
    verify(s, name);
    ListColumn column = open(s, name);
    RowBounds.checkCount(s, name + OFFSETS, rows, column.rows());
    for (long index = 0; index < column.values(); index++) {
      int value = column.value(index);
      if (value < min || value > max) {
        throw RowBounds.outOfRange(s, name + VALUES, index, value, min, max);
      }
    }
  }
}
