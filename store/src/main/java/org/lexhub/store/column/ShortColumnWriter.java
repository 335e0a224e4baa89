package org.lexhub.store.column;

import org.lexhub.store.snapshot.SectionWriter;
import org.lexhub.store.snapshot.SnapshotWriter;

/** Writes a {@link ShortColumn}. Many writers of one snapshot can be open at a time. */
public final class ShortColumnWriter implements AutoCloseable {
  private final SectionWriter section;
  private int size;

  private ShortColumnWriter(SectionWriter section) {
    this.section = section;
  }

  /** Creates a column under a name that is unique in the snapshot. */
  public static ShortColumnWriter create(SnapshotWriter out, String name) {
    return new ShortColumnWriter(out.spooledSection(name));
  }

  /**
   * Appends a row.
   *
   * @throws IllegalArgumentException if the value is out of range
   */
  public void add(int value) {
    if ((value & ~0xFFFF) != 0) {
      throw new IllegalArgumentException(
          "column " + section.name() + " holds numbers from 0 to 65,535, not " + value);
    }
    size = Math.incrementExact(size);
    section.putShort(value);
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
