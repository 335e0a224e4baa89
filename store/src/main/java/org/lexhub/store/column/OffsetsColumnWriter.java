package org.lexhub.store.column;

import org.lexhub.store.snapshot.SectionWriter;
import org.lexhub.store.snapshot.SnapshotWriter;

/** Writes an {@link OffsetsColumn}: one call for each row, with its end; the first starts at 0. */
public final class OffsetsColumnWriter implements AutoCloseable {
  private static final long MAX_SLOPE = (1L << OffsetsColumn.SLOPE_BITS) - 1;
  private static final long MAX_PLACE = (1L << OffsetsColumn.PLACE_BITS) - 1;

  private final SnapshotWriter out;
  private final String name;
  private final SectionWriter entries;
  private final SectionWriter words;
  private final long[] block = new long[OffsetsColumn.BLOCK];
  private int filled = 1; // the start of row 0
  private int size;
  private long last;
  private boolean closed;

  private OffsetsColumnWriter(SnapshotWriter out, String name) {
    this.out = out;
    this.name = name;
    // The two parts are joined into one section at the end.
    this.entries = out.scratchSection();
    this.words = out.scratchSection();
  }

  /** Creates a column under a name that is unique in the snapshot. */
  public static OffsetsColumnWriter create(SnapshotWriter out, String name) {
    return new OffsetsColumnWriter(out, name);
  }

  /**
   * Appends a row.
   *
   * @param end the end of the row, not less than the end of the row before it
   */
  public void add(long end) {
    if (end < last) {
      throw new IllegalArgumentException(
          "column " + name + ": row " + size + " ends at " + end + ", before its start " + last);
    }
    size = Math.incrementExact(size);
    last = end;
    if (filled == OffsetsColumn.BLOCK) {
      endBlock();
    }
    block[filled++] = end;
  }

  /** Returns the number of rows added. */
  public int size() {
    return size;
  }

  private void endBlock() {
    long slope = 0;
    if (filled > 1) {
      long rise = block[filled - 1] - block[0];
      int steps = filled - 1;
      slope = rise > MAX_SLOPE ? MAX_SLOPE : (rise << OffsetsColumn.SLOPE_FRACTION) / steps;
      slope = Math.min(slope, MAX_SLOPE);
    }
    long min = Long.MAX_VALUE;
    long max = Long.MIN_VALUE;
    for (int i = 0; i < filled; i++) {
      block[i] -= (slope * i) >>> OffsetsColumn.SLOPE_FRACTION;
      min = Math.min(min, block[i]);
      max = Math.max(max, block[i]);
    }
    int width = 64 - Long.numberOfLeadingZeros(max - min);
    long place = words.length() / Long.BYTES;
    if (place > MAX_PLACE) {
      throw new IllegalStateException("column " + name + " has too many rows of uneven length");
    }
    entries.putLong(min);
    entries.putLong(
        (place << (OffsetsColumn.SLOPE_BITS + OffsetsColumn.WIDTH_BITS))
            | ((long) width << OffsetsColumn.SLOPE_BITS)
            | slope);
    pack(min, width);
    filled = 0;
  }

  private void pack(long min, int width) {
    long word = 0;
    int used = 0;
    for (int i = 0; i < OffsetsColumn.BLOCK && width > 0; i++) {
      long difference = i < filled ? block[i] - min : 0;
      word |= difference << used;
      used += width;
      if (used >= 64) {
        words.putLong(word);
        used -= 64;
        word = used == 0 ? 0 : difference >>> (width - used);
      }
    }
  }

  /** Puts the column into the snapshot. Closing again does nothing. */
  @Override
  public void close() {
    if (closed) {
      return;
    }
    closed = true;
    endBlock();
    words.putLong(0);
    try (SectionWriter section = out.section(name)) {
      section.putLong(size);
      out.move(entries, section);
      out.move(words, section);
    }
  }
}
