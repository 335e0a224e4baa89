package org.lexhub.store.column;

import java.util.Arrays;
import org.lexhub.store.snapshot.SectionWriter;
import org.lexhub.store.snapshot.SnapshotWriter;

/**
 * Writes a {@link FacetColumn}. The rows of one value come in ascending order; values may come in
 * any order and mixed.
 */
public final class FacetColumnWriter implements AutoCloseable {
  private static final int FIRST_CAPACITY = 16;

  private final SnapshotWriter out;
  private final String name;
  private final int values;
  private final int rows;
  private final int blocks;
  private final SectionWriter bodies;

  /** Of each value: the rows of its present block, and what is known of its finished blocks. */
  private final char[][] present;

  private final int[] presentCount;
  private final int[] nextBlock;
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
    this.present = new char[values][FIRST_CAPACITY];
    this.presentCount = new int[values];
    this.nextBlock = new int[values];
    this.nextRow = new int[values];
    this.before = new int[Math.multiplyExact(values, blocks + 1)];
    this.place = new long[before.length];
  }

  /**
   * Starts a column under a name that is unique in the snapshot.
   *
   * @param values number of values
   * @param rows number of rows
   */
  public static FacetColumnWriter create(SnapshotWriter out, String name, int values, int rows) {
    if (values < 0 || rows < 0) {
      throw new IllegalArgumentException(
          "facet " + name + " cannot have " + values + " values and " + rows + " rows");
    }
    return new FacetColumnWriter(out, name, values, rows);
  }

  /**
   * Gives a row the value.
   *
   * @param row greater than the last one that got the same value
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
    char[] list = present[value];
    int count = presentCount[value]++;
    if (count == list.length) {
      list = Arrays.copyOf(list, 2 * count);
      present[value] = list;
    }
    list[count] = (char) row;
  }

  /** Finishes the blocks of a value before {@code block}. */
  private void endBlocks(int value, int block) {
    int first = value * (blocks + 1);
    while (nextBlock[value] < block) {
      int b = nextBlock[value]++;
      int count = presentCount[value];
      int length = FacetColumn.bodyLength(count, Math.min(FacetColumn.BLOCK, rows - (b << 16)));
      before[first + b + 1] = before[first + b] + count;
      place[first + b] = length == 0 ? 0 : bodies.length();
      if (length != 0) {
        write(present[value], count);
      }
      presentCount[value] = 0;
    }
  }

  private void write(char[] list, int count) {
    if (count <= FacetColumn.SPARSE) {
      for (int i = 0; i < count; i++) {
        bodies.putShort(list[i]);
      }
      return;
    }
    Arrays.fill(bitmap, 0);
    for (int i = 0; i < count; i++) {
      bitmap[list[i] >>> 6] |= 1L << list[i];
    }
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
      present[value] = new char[0];
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
