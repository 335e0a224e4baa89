package org.lexhub.store.column;

import java.lang.foreign.MemorySegment;
import org.lexhub.store.snapshot.Layout;
import org.lexhub.store.snapshot.Snapshot;

/**
 * Gives each row a range in something longer: non-decreasing 64-bit offsets in 1 to 1.5 bytes a
 * row.
 *
 * <p>Offsets 0 to n (the start of each row and the end of the last) are cut into blocks of 64. A
 * block is a straight line plus small differences: {@code offset(i) = base + (slope * i >> 4) +
 * difference(i)}, the differences packed in the number of bits that the largest one needs. 64
 * differences of w bits are exactly w words of 64 bits. A look-up is two dependent reads: the
 * block's entry (base; slope, width and place in one word) and the differences.
 *
 * <p>Section: the number of rows (8 bytes), entries of 16 bytes, words, one word of zeros.
 */
public final class OffsetsColumn {
  static final int BLOCK = 64;
  static final int ENTRY = 16;
  static final int HEAD = 8;
  static final int SLOPE_FRACTION = 4;
  static final int SLOPE_BITS = 24;
  static final int WIDTH_BITS = 7;
  static final int PLACE_BITS = 64 - SLOPE_BITS - WIDTH_BITS;

  private final MemorySegment segment;
  private final int size;
  private final long words;

  private OffsetsColumn(MemorySegment segment, int size) {
    this.segment = segment;
    this.size = size;
    this.words = HEAD + blocks(size) * ENTRY;
  }

  static long blocks(int rows) {
    return rows / BLOCK + 1L;
  }

  /** Opens the column that was written under this name. */
  public static OffsetsColumn open(Snapshot s, String name) {
    MemorySegment segment = s.section(name);
    long length = segment.byteSize();
    long rows = length < HEAD ? -1 : segment.get(Layout.LONG, 0);
    if (rows < 0 || rows > Integer.MAX_VALUE - 1) {
      throw s.corrupt(name, "a number of rows", Long.toString(rows));
    }
    long minLength = HEAD + blocks((int) rows) * ENTRY + Long.BYTES;
    if (length < minLength || length % Long.BYTES != 0) {
      throw s.corrupt(
          name, "words, at least " + minLength + " bytes for " + rows + " rows", length + " bytes");
    }
    return new OffsetsColumn(segment, (int) rows);
  }

  /** Returns the number of rows. */
  public int size() {
    return size;
  }

  /** Returns the start of a row. */
  public long start(int row) {
    if (row < 0 || row >= size) {
      throw new IndexOutOfBoundsException(row);
    }
    return offset(row);
  }

  /** Returns the end of a row: the start of the next one. */
  public long end(int row) {
    if (row < 0 || row >= size) {
      throw new IndexOutOfBoundsException(row);
    }
    return offset(row + 1);
  }

  /** Returns the end of the last row, 0 if there is none. */
  public long total() {
    return offset(size);
  }

  private long offset(int index) {
    long entry = HEAD + (long) (index >>> 6) * ENTRY;
    long base = segment.get(Layout.LONG, entry);
    long line = segment.get(Layout.LONG, entry + 8);
    int i = index & (BLOCK - 1);
    long slope = line & ((1L << SLOPE_BITS) - 1);
    int width = width(line);
    long predicted = base + ((slope * i) >>> SLOPE_FRACTION);
    if (width == 0) {
      return predicted;
    }
    return predicted + difference(words + place(line) * Long.BYTES, width, i);
  }

  private static int width(long line) {
    return (int) (line >>> SLOPE_BITS) & ((1 << WIDTH_BITS) - 1);
  }

  private static long place(long line) {
    return line >>> (SLOPE_BITS + WIDTH_BITS);
  }

  /** Returns {@code width} bits from bit {@code i * width} on; the last word keeps reads inside. */
  private long difference(long start, int width, int i) {
    long bit = (long) i * width;
    long at = start + (bit >>> 6) * Long.BYTES;
    int shift = (int) bit & 63;
    long low = segment.get(Layout.LONG, at) >>> shift;
    if (shift + width > 64) {
      low |= segment.get(Layout.LONG, at + Long.BYTES) << (64 - shift);
    }
    return low & (-1L >>> (64 - width));
  }

  /** Checks that blocks follow each other and that offsets start at 0 and never decrease. */
  public static void verify(Snapshot s, String name) {
    OffsetsColumn column = open(s, name);
    column.checkPlaces(s, name);
    long last = 0;
    for (int index = 0; index <= column.size; index++) {
      long offset = column.offset(index);
      if (offset < last || (index == 0 && offset != 0)) {
        throw s.corrupt(name, "offset " + index + " of at least " + last, Long.toString(offset));
      }
      last = offset;
    }
  }

  /**
   * Checks the column against the rows that it points into.
   *
   * @param rows the expected number of rows
   * @param total the expected end of the last row
   */
  public static void verify(Snapshot s, String name, int rows, long total) {
    verify(s, name);
    OffsetsColumn column = open(s, name);
    RowBounds.checkCount(s, name, rows, column.size);
    if (column.total() != total) {
      throw s.corrupt(name, "an end at " + total, Long.toString(column.total()));
    }
  }

  private void checkPlaces(Snapshot s, String name) {
    long next = 0;
    long available = (segment.byteSize() - words) / Long.BYTES - 1;
    for (long block = 0; block < blocks(size); block++) {
      long line = segment.get(Layout.LONG, HEAD + block * ENTRY + 8);
      int width = width(line);
      if (width > 64 || place(line) != next || width > available - next) {
        throw s.corrupt(
            name,
            "block " + block + " at word " + next + " of " + available,
            width + " words at " + place(line));
      }
      next += width;
    }
    if (next != available || segment.get(Layout.LONG, segment.byteSize() - Long.BYTES) != 0) {
      throw s.corrupt(name, next + " words and a last one of zeros", available + " words");
    }
  }
}
