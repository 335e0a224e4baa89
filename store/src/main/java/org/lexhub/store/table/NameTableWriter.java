package org.lexhub.store.table;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import it.unimi.dsi.fastutil.ints.IntList;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.schema.NameColumn;

/** Gathers the rows of {@link NameTable}. */
public final class NameTableWriter extends TableWriter<NameColumn> {
  public final IntList language = rows.ints(NameColumn.LANGUAGE);

  private NameTableWriter(SnapshotWriter out) {
    super(out, NameColumn.scalars());
  }

  /** Creates an empty table; nothing is written before {@link #close}. */
  public static NameTableWriter create(SnapshotWriter out) {
    return new NameTableWriter(out);
  }

  /** Sets the row of the named language. */
  @CanIgnoreReturnValue
  public NameTableWriter language(int value) {
    rows.set(NameColumn.LANGUAGE, value);
    return this;
  }

  /** Sets the BCP 47 locale of the name (string). */
  @CanIgnoreReturnValue
  public NameTableWriter locale(int value) {
    rows.set(NameColumn.LOCALE, value);
    return this;
  }

  /** Sets the name (string). */
  @CanIgnoreReturnValue
  public NameTableWriter name(int value) {
    rows.set(NameColumn.NAME, value);
    return this;
  }

  /** Sets 1 where the name is in the language itself, else 0. */
  @CanIgnoreReturnValue
  public NameTableWriter own(int value) {
    rows.set(NameColumn.OWN, value);
    return this;
  }
}
