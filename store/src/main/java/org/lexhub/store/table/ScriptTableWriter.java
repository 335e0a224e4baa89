package org.lexhub.store.table;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.schema.ScriptColumn;

/**
 * Gathers the rows of {@link ScriptTable} in ordinal order and writes them when closed.
 *
 * <p>Set what the row has, then call {@link #endRow}; what is not set takes its "none" value.
 */
public final class ScriptTableWriter implements AutoCloseable {
  private static final String LATIN = "Latn";

  private final SnapshotWriter out;
  private final ScalarRows<ScriptColumn> rows = new ScalarRows<>(ScriptColumn.scalars());
  private int latin = -1;

  private ScriptTableWriter(SnapshotWriter out) {
    this.out = out;
  }

  /** Creates an empty table; nothing is written before {@link #close}. */
  public static ScriptTableWriter create(SnapshotWriter out) {
    return new ScriptTableWriter(out);
  }

  /** Returns the number of complete rows. */
  public int size() {
    return rows.size();
  }

  /**
   * Sets the ISO 15924 code.
   *
   * @param value the string
   * @param text the characters of the string
   */
  @CanIgnoreReturnValue
  public ScriptTableWriter code(int value, String text) {
    rows.set(ScriptColumn.CODE, value);
    if (text.equals(LATIN)) {
      latin = size();
    }
    return this;
  }

  /** Returns the row of the Latin script, -1 where there is none. */
  public int latin() {
    return latin;
  }

  /** Sets the English name (string). */
  @CanIgnoreReturnValue
  public ScriptTableWriter name(int value) {
    rows.set(ScriptColumn.NAME, value);
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
