package org.lexhub.store.column;

import org.lexhub.store.snapshot.SectionWriter;
import org.lexhub.store.snapshot.SnapshotWriter;

/** Writes a {@link LongColumn}. Many writers of one snapshot can be open at a time. */
public final class LongColumnWriter implements AutoCloseable {
  private final SectionWriter section;
  private int size;

  private LongColumnWriter(SectionWriter section) {
    this.section = section;
  }

  /** Creates a column under a name that is unique in the snapshot. */
  public static LongColumnWriter create(SnapshotWriter out, String name) {
    return new LongColumnWriter(out.spooledSection(name));
  }

  /** Appends a row. */
  public void add(long value) {
    size = Math.incrementExact(size);
    section.putLong(value);
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
