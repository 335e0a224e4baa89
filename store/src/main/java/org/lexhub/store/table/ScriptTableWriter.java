package org.lexhub.store.table;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.schema.ScriptColumn;

/** Gathers the rows of {@link ScriptTable}. */
public final class ScriptTableWriter extends TableWriter<ScriptColumn> {
  private static final String LATIN = "Latn";

  private int latin = -1;

  private ScriptTableWriter(SnapshotWriter out) {
    super(out, ScriptColumn.scalars());
  }

  /** Creates an empty table; nothing is written before {@link #close}. */
  public static ScriptTableWriter create(SnapshotWriter out) {
    return new ScriptTableWriter(out);
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
}
