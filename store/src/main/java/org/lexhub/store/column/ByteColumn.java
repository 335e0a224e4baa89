package org.lexhub.store.column;

import java.lang.foreign.MemorySegment;
import org.lexhub.store.snapshot.Layout;
import org.lexhub.store.snapshot.Snapshot;

/** A column of unsigned 8-bit numbers, 1 byte a row, one read for each look-up. */
public final class ByteColumn {
  private static final int WIDTH = 1;

  private final MemorySegment segment;
  private final int size;

  private ByteColumn(MemorySegment segment, int size) {
    this.segment = segment;
    this.size = size;
  }

  /** Opens the column that was written under this name. */
  public static ByteColumn open(Snapshot s, String name) {
    MemorySegment segment = s.section(name);
    return new ByteColumn(segment, RowBounds.count(s, name, segment, WIDTH));
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
    return segment.get(Layout.BYTE, row) & 0xFF;
  }

  /**
   * Copies the values of {@code to.length} consecutive rows; values from 128 on become negative.
   *
   * @throws IndexOutOfBoundsException if there are fewer rows
   */
  public void copy(int row, byte[] to) {
    MemorySegment.copy(segment, Layout.BYTE, row, to, 0, to.length);
  }

  /**
   * Copies the values of consecutive rows; values from 128 on become negative.
   *
   * @throws IndexOutOfBoundsException if there are fewer rows, or too little room
   */
  public void copy(int row, byte[] to, int count) {
    MemorySegment.copy(segment, Layout.BYTE, row, to, 0, count);
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
    ByteColumn column = open(s, name);
    RowBounds.checkCount(s, name, rows, column.size);
    for (int row = 0; row < rows; row++) {
      int value = column.get(row);
      if (value < min || value > max) {
        throw RowBounds.outOfRange(s, name, row, value, min, max);
      }
    }
  }
}
