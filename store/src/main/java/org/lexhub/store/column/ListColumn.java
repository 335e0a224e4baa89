package org.lexhub.store.column;

import java.lang.foreign.MemorySegment;
import org.lexhub.store.snapshot.Layout;
import org.lexhub.store.snapshot.Snapshot;

/**
 * A list of 32-bit numbers for each row. All lists lie one after the other; a row knows where its
 * list starts and ends: {@code for (long i = start(row); i < end(row); i++) value(i)}.
 *
 * <p>Sections: {@code NAME.offsets} and {@code NAME.values}.
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

  /** Number of rows. */
  public int rows() {
    return offsets.size();
  }

  /** Length of all lists together. */
  public long values() {
    return values.byteSize() / Integer.BYTES;
  }

  /** Length of the list of a row. */
  public int count(int row) {
    return (int) (offsets.end(row) - offsets.start(row));
  }

  /** Index of the first value of a row. */
  public long start(int row) {
    return offsets.start(row);
  }

  /** Index after the last value of a row. */
  public long end(int row) {
    return offsets.end(row);
  }

  /** The value at an index between {@link #start} and {@link #end}. */
  public int value(long index) {
    return values.get(Layout.INT, index * Integer.BYTES);
  }

  /** Checks that the lists fill the values exactly. */
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
   * Checks the column against what its table knows.
   *
   * @param rows how many rows there must be
   * @param min least allowed value
   * @param max greatest allowed value
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
