package org.lexhub.store.column;

import org.lexhub.store.snapshot.SectionWriter;
import org.lexhub.store.snapshot.SnapshotWriter;

/** Writes a {@link PackedColumn}. */
public final class PackedColumnWriter implements AutoCloseable {
  private final SnapshotWriter out;
  private final String name;
  private final SectionWriter words;
  private final int bits;
  private final long most;
  private long word;
  private int used;
  private long size;
  private boolean closed;

  private PackedColumnWriter(SnapshotWriter out, String name, long most) {
    this.out = out;
    this.name = name;
    this.most = most;
    bits = PackedColumn.bits(most);
    words = out.scratchSection();
  }

  /**
   * Starts a column under a name that is unique in the snapshot.
   *
   * @param most the greatest value that will come, less than 2 to the 57
   */
  public static PackedColumnWriter create(SnapshotWriter out, String name, long most) {
    if (most < 0 || PackedColumn.bits(most) > PackedColumn.MAX_BITS) {
      throw new IllegalArgumentException(
          "column "
              + name
              + " takes values below 2 to the "
              + PackedColumn.MAX_BITS
              + ", not "
              + most);
    }
    return new PackedColumnWriter(out, name, most);
  }

  /** Appends a row. */
  public void add(long value) {
    if (value < 0 || value > most) {
      throw new IllegalArgumentException(
          "column " + name + " takes values from 0 to " + most + ", not " + value);
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

  /** Rows so far. */
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
