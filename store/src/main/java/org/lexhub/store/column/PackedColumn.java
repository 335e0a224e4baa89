package org.lexhub.store.column;

import java.lang.foreign.MemorySegment;
import org.lexhub.store.snapshot.Layout;
import org.lexhub.store.snapshot.Snapshot;

/**
 * A column of non-negative numbers that all take the same number of bits, one read for each
 * look-up.
 *
 * <p>Section: the number of rows (8 bytes), the number of bits (8 bytes), the values one after the
 * other from the low bits on, padded to whole words, one word of zeros.
 */
public final class PackedColumn {
  /** The maximum number of bits of a value, so that one unaligned read of 8 bytes holds it. */
  static final int MAX_BITS = 57;

  static final int HEAD = 16;

  private final MemorySegment segment;
  private final long size;
  private final int bits;
  private final long mask;

  private PackedColumn(MemorySegment segment, long size, int bits) {
    this.segment = segment;
    this.size = size;
    this.bits = bits;
    this.mask = (1L << bits) - 1;
  }

  /** Opens the column that was written under this name. */
  public static PackedColumn open(Snapshot s, String name) {
    MemorySegment segment = s.section(name);
    long length = segment.byteSize();
    long size = length < HEAD ? -1 : segment.get(Layout.LONG, 0);
    long bits = length < HEAD ? -1 : segment.get(Layout.LONG, 8);
    if (size < 0 || size > 1L << 40 || bits < 0 || bits > MAX_BITS) {
      throw s.corrupt(name, "numbers of rows and bits", size + " rows of " + bits + " bits");
    }
    long expected = HEAD + bytes(size, (int) bits);
    if (length != expected) {
      throw s.corrupt(name, expected + " bytes", length + " bytes");
    }
    return new PackedColumn(segment, size, (int) bits);
  }

  /** Returns the number of bits that a number takes. */
  static int bits(long max) {
    return 64 - Long.numberOfLeadingZeros(max);
  }

  private static long bytes(long size, int bits) {
    return (size * bits + 63) / 64 * 8 + 8;
  }

  /** Returns the number of rows. */
  public long size() {
    return size;
  }

  /** Returns the value of a row between 0 and {@link #size}. */
  public long get(long row) {
    long bit = row * bits;
    return segment.get(Layout.LONG, HEAD + (bit >>> 3)) >>> (bit & 7) & mask;
  }

  /**
   * Checks the column against what its table expects.
   *
   * @param rows the expected number of rows
   * @param limit the exclusive upper bound of the values
   */
  public static void verify(Snapshot s, String name, long rows, long limit) {
    PackedColumn column = open(s, name);
    if (column.size != rows) {
      throw s.corrupt(name, rows + " rows", column.size + " rows");
    }
    for (long row = 0; row < rows; row++) {
      if (column.get(row) >= limit) {
        throw s.corrupt(name, "values less than " + limit, column.get(row) + " in row " + row);
      }
    }
  }
}
