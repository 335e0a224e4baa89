package org.lexhub.store.column;

import org.lexhub.store.snapshot.SectionWriter;
import org.lexhub.store.snapshot.SnapshotWriter;

/** Writes a {@link PackedColumn}. */
public final class PackedColumnWriter implements AutoCloseable {
  private final SnapshotWriter out;
  private final String name;
  private final SectionWriter words;
  private final int bits;
  private final long max;
  private long word;
  private int used;
  private long size;
  private boolean closed;

  private PackedColumnWriter(SnapshotWriter out, String name, long max) {
    this.out = out;
    this.name = name;
    this.max = max;
    bits = PackedColumn.bits(max);
    words = out.scratchSection();
  }

  /**
   * Creates a column under a name that is unique in the snapshot.
   *
   * @param max the maximum value, less than 2 to the 57
   */
  public static PackedColumnWriter create(SnapshotWriter out, String name, long max) {
    if (max < 0 || PackedColumn.bits(max) > PackedColumn.MAX_BITS) {
      throw new IllegalArgumentException(
          "column "
              + name
              + " takes values below 2 to the "
              + PackedColumn.MAX_BITS
              + ", not "
              + max);
    }
    return new PackedColumnWriter(out, name, max);
  }

  /** Appends a row. */
  public void add(long value) {
    if (value < 0 || value > max) {
      throw new IllegalArgumentException(
          "column " + name + " takes values from 0 to " + max + ", not " + value);
    }
    word |= value << used;
    used += bits;
    if (used >= 64) {
      words.putLong(word);
      used -= 64;
      word = used == 0 ? 0 : value >>> (bits - used);
    }
    size++;
  }

  /** Returns the number of rows added. */
  public long size() {
    return size;
  }

  /** Puts the column into the snapshot. Closing again does nothing. */
  @Override
  public void close() {
    if (closed) {
      return;
    }
    closed = true;
    if (used > 0) {
      words.putLong(word);
    }
    words.putLong(0);
    try (SectionWriter section = out.section(name)) {
      section.putLong(size);
      section.putLong(bits);
      out.move(words, section);
    }
  }
}
