package org.lexhub.store.column;

import org.lexhub.store.snapshot.SectionWriter;
import org.lexhub.store.snapshot.SnapshotWriter;

/** Writes a {@link ByteColumn}. Many writers of one snapshot can be open at a time. */
public final class ByteColumnWriter implements AutoCloseable {
  private final SectionWriter section;
  private int size;

  private ByteColumnWriter(SectionWriter section) {
    this.section = section;
  }

  /** Creates a column under a name that is unique in the snapshot. */
  public static ByteColumnWriter create(SnapshotWriter out, String name) {
    return new ByteColumnWriter(out.spooledSection(name));
  }

  /**
   * Appends a row.
   *
   * @throws IllegalArgumentException if the value is out of range
   */
  public void add(int value) {
    if ((value & ~0xFF) != 0) {
      throw new IllegalArgumentException(
          "column " + section.name() + " holds numbers from 0 to 255, not " + value);
    }
    size = Math.incrementExact(size);
    section.putByte(value);
  }

  /** Returns the number of rows added. */
  public int size() {
    return size;
  }

  /** Puts the column into the snapshot. */
  @Override
  public void close() {
    section.close();
  }
}
