package org.lexhub.store.table;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import it.unimi.dsi.fastutil.ints.IntList;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.schema.NameColumn;

/**
 * Gathers the rows of {@link NameTable} in ordinal order and writes them when closed.
 *
 * <p>Set what the row has, then call {@link #endRow}; what is not set takes its "none" value.
 */
public final class NameTableWriter implements AutoCloseable {
  private final SnapshotWriter out;
  private final ScalarRows<NameColumn> rows = new ScalarRows<>(NameColumn.scalars());
  public final IntList language = rows.ints(NameColumn.LANGUAGE);

  private NameTableWriter(SnapshotWriter out) {
    this.out = out;
  }

  /** Creates an empty table; nothing is written before {@link #close}. */
  public static NameTableWriter create(SnapshotWriter out) {
    return new NameTableWriter(out);
  }

  /** Returns the number of complete rows. */
  public int size() {
    return rows.size();
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

  /** Completes the row and returns its ordinal. */
  @CanIgnoreReturnValue
  public int endRow() {
    return rows.endRow();
  }

  /** Writes every column of the table. */
  @Override
  public void close() {
    rows.write(out);
  }
}
