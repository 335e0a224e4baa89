package org.lexhub.store.table;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.schema.NameSections;
import org.lexhub.store.table.schema.SourceColumn;

/** Gathers the rows of {@link SourceTable}. */
public final class SourceTableWriter extends TableWriter<SourceColumn> {
  private final NameIndexWriter names = new NameIndexWriter();

  private SourceTableWriter(SnapshotWriter out) {
    super(out, SourceColumn.scalars());
  }

  /** Creates an empty table; nothing is written before {@link #close}. */
  public static SourceTableWriter create(SnapshotWriter out) {
    return new SourceTableWriter(out);
  }

  /**
   * Sets the short name.
   *
   * @param value the string
   * @param text the characters of the string
   */
  @CanIgnoreReturnValue
  public SourceTableWriter name(int value, String text) {
    rows.set(SourceColumn.NAME, value);
    names.add(text, size());
    return this;
  }

  /** Sets the title (text). */
  @CanIgnoreReturnValue
  public SourceTableWriter title(int value) {
    rows.set(SourceColumn.TITLE, value);
    return this;
  }

  /** Sets the version (text). */
  @CanIgnoreReturnValue
  public SourceTableWriter version(int value) {
    rows.set(SourceColumn.VERSION, value);
    return this;
  }

  /** Sets the licence (text). */
  @CanIgnoreReturnValue
  public SourceTableWriter licence(int value) {
    rows.set(SourceColumn.LICENCE, value);
    return this;
  }

  /** Sets the attribution (text). */
  @CanIgnoreReturnValue
  public SourceTableWriter attribution(int value) {
    rows.set(SourceColumn.ATTRIBUTION, value);
    return this;
  }

  /** Sets the address (text). */
  @CanIgnoreReturnValue
  public SourceTableWriter url(int value) {
    rows.set(SourceColumn.URL, value);
    return this;
  }

  /** Sets the prior confidence in basis points. */
  @CanIgnoreReturnValue
  public SourceTableWriter prior(int value) {
    rows.set(SourceColumn.PRIOR, value);
    return this;
  }

  @Override
  public void close() {
    super.close();
    names.write(out, NameSections.SOURCE);
  }
}
