package org.lexhub.store.column;

import java.util.Arrays;
import org.lexhub.store.snapshot.SectionWriter;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.roaringbitmap.RoaringBitmap;

/**
 * Writes a {@link FacetColumn}. The rows of each value must come in ascending order; values can
 * come in any order and interleaved.
 *
 * <p>The bodies of blocks are written in the order in which their blocks end, so the bytes depend
 * on the order of the calls.
 */
public final class FacetColumnWriter implements AutoCloseable {
  private final SnapshotWriter out;
  private final String name;
  private final int values;
  private final int rows;
  private final int blocks;
  private final SectionWriter bodies;

  /** For each value, the rows of its current block. */
  private final RoaringBitmap[] current;

  /** For each value, the number of its current block. */
  private final int[] block;

  private final int[] nextRow;
  private final int[] before;
  private final long[] place;
  private final long[] bitmap = new long[FacetColumn.BLOCK_WORDS];
  private boolean closed;

  private FacetColumnWriter(SnapshotWriter out, String name, int values, int rows) {
    this.out = out;
    this.name = name;
    this.values = values;
    this.rows = rows;
    this.blocks = FacetColumn.blocks(rows);
    this.bodies = out.spooledSection(name + FacetColumn.BODIES);
    this.current = new RoaringBitmap[values];
    Arrays.setAll(current, value -> new RoaringBitmap());
    this.block = new int[values];
    this.nextRow = new int[values];
    this.before = new int[Math.multiplyExact(values, blocks + 1)];
    this.place = new long[before.length];
  }

  /**
   * Creates a column under a name that is unique in the snapshot.
   *
   * @param values the number of values
   * @param rows the number of rows
   */
  public static FacetColumnWriter create(SnapshotWriter out, String name, int values, int rows) {
    if (values < 0 || rows < 0) {
      throw new IllegalArgumentException(
          "facet " + name + " cannot have " + values + " values and " + rows + " rows");
    }
    return new FacetColumnWriter(out, name, values, rows);
  }

  /**
   * Adds a row to the set of a value.
   *
   * @param row greater than the last row added to the same value
   */
  public void add(int value, int row) {
    if (value < 0 || value >= values || row < 0 || row >= rows) {
      throw new IllegalArgumentException(
          "facet %s has values below %d and rows below %d, not value %d in row %d"
              .formatted(name, values, rows, value, row));
    }
    if (row < nextRow[value]) {
      throw new IllegalArgumentException(
          "facet %s: row %d comes after row %d of the same value %d; sort the rows first"
              .formatted(name, row, nextRow[value] - 1, value));
    }
    endBlocks(value, row >>> 16);
    nextRow[value] = row + 1;
    current[value].add(row);
  }

  /** Ends the blocks of a value before {@code end}. */
  private void endBlocks(int value, int end) {
    int first = value * (blocks + 1);
    while (block[value] < end) {
      int b = block[value]++;
      int count = current[value].getCardinality();
      int length = FacetColumn.bodyLength(count, Math.min(FacetColumn.BLOCK, rows - (b << 16)));
      before[first + b + 1] = before[first + b] + count;
      place[first + b] = length == 0 ? 0 : bodies.length();
      if (length != 0) {
        writeBody(current[value], count);
      }
      current[value].clear();
    }
  }

  /** Writes the rows of one block, by their number as a list or as a bitmap. */
  private void writeBody(RoaringBitmap set, int count) {
    if (count <= FacetColumn.SPARSE) {
      set.forEach((int row) -> bodies.putShort(row & 0xFFFF));
      return;
    }
    Arrays.fill(bitmap, 0);
    set.forEach((int row) -> bitmap[(row & 0xFFFF) >>> 6] |= 1L << row);
    int rank = 0;
    for (int i = 0; i < bitmap.length; i++) {
      if ((i & 7) == 0) {
        bodies.putShort(rank);
      }
      rank += Long.bitCount(bitmap[i]);
    }
    for (long word : bitmap) {
      bodies.putLong(word);
    }
  }

  /** Puts the column into the snapshot. Closing again does nothing. */
  @Override
  public void close() {
    if (closed) {
      return;
    }
    closed = true;
    for (int value = 0; value < values; value++) {
      endBlocks(value, blocks);
    }
    try (SectionWriter entries = out.section(name + FacetColumn.ENTRIES)) {
      entries.putInt(values);
      entries.putInt(rows);
      for (int i = 0; i < before.length; i++) {
        entries.putInt(before[i]);
        entries.putInt(0);
        entries.putLong(place[i]);
      }
    }
    bodies.close();
  }
}
