package org.lexhub.store.column;

import java.lang.foreign.MemorySegment;
import org.lexhub.store.snapshot.Layout;
import org.lexhub.store.snapshot.Snapshot;

/** A column of 32-bit numbers, 4 bytes a row, one read for each look-up. */
public final class IntColumn {
  private static final int WIDTH = 4;

  private final MemorySegment segment;
  private final int size;

  private IntColumn(MemorySegment segment, int size) {
    this.segment = segment;
    this.size = size;
  }

  /** Opens the column that was written under this name. */
  public static IntColumn open(Snapshot s, String name) {
    MemorySegment segment = s.section(name);
    return new IntColumn(segment, RowBounds.count(s, name, segment, WIDTH));
  }

  /** Returns the number of rows. */
  public int size() {
    return size;
  }

  /**
   * Returns the value of a row.
   *
   * @throws IndexOutOfBoundsException if there is no such row
   */
  public int get(int row) {
    return segment.get(Layout.INT, (long) row << 2);
  }

  /** Returns the row of {@code key} in an ascending column, or -1. */
  public int indexOf(int key) {
    int low = 0;
    int high = size - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      // Not widened: a fault in a widening load, as in a file cut short, crashes HotSpot 25.
      int value = get(middle);
      if (value == key) {
        return middle;
      }
      if (value < key) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return -1;
  }

  /** Checks that the section holds whole rows. */
  public static void verify(Snapshot s, String name) {
    open(s, name);
  }

  /**
   * Checks the column against what its table expects.
   *
   * @param rows the expected number of rows
   * @param min the minimum allowed value
   * @param max the maximum allowed value
   */
  public static void verify(Snapshot s, String name, int rows, int min, int max) {
    IntColumn column = open(s, name);
    RowBounds.checkCount(s, name, rows, column.size);
    for (int row = 0; row < rows; row++) {
      int value = column.get(row);
      if (value < min || value > max) {
        throw RowBounds.outOfRange(s, name, row, value, min, max);
      }
    }
  }
}
