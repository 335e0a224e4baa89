package org.lexhub.store.column;

import java.lang.foreign.MemorySegment;
import org.lexhub.store.snapshot.Layout;
import org.lexhub.store.snapshot.Snapshot;

/** A column of unsigned 16-bit numbers, 2 bytes a row, one read for each look-up. */
public final class ShortColumn {
  private static final int WIDTH = 2;

  private final MemorySegment segment;
  private final int size;

  private ShortColumn(MemorySegment segment, int size) {
    this.segment = segment;
    this.size = size;
  }

  /** Opens the column that was written under this name. */
  public static ShortColumn open(Snapshot s, String name) {
    MemorySegment segment = s.section(name);
    return new ShortColumn(segment, RowBounds.count(s, name, segment, WIDTH));
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
    return segment.get(Layout.SHORT, (long) row << 1) & 0xFFFF;
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
    ShortColumn column = open(s, name);
    RowBounds.checkCount(s, name, rows, column.size);
    for (int row = 0; row < rows; row++) {
      int value = column.get(row);
      if (value < min || value > max) {
        throw RowBounds.outOfRange(s, name, row, value, min, max);
      }
    }
  }
}
