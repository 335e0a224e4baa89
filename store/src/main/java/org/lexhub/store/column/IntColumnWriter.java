package org.lexhub.store.column;

import org.lexhub.store.snapshot.SectionWriter;
import org.lexhub.store.snapshot.SnapshotWriter;

/** Writes a {@link IntColumn}. Many writers of one snapshot can be open at a time. */
public final class IntColumnWriter implements AutoCloseable {
  private final SectionWriter section;
  private int size;

  private IntColumnWriter(SectionWriter section) {
    this.section = section;
  }

  /** Creates a column under a name that is unique in the snapshot. */
  public static IntColumnWriter create(SnapshotWriter out, String name) {
    return new IntColumnWriter(out.spooledSection(name));
  }

  /** Appends a row. */
  public void add(int value) {
    size = Math.incrementExact(size);
    section.putInt(value);
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
