package org.lexhub.store.table;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import org.lexhub.store.column.ColumnSet;
import org.lexhub.store.snapshot.SnapshotWriter;

/**
 * Collects the rows of {@link ScriptTable} in ordinal order and writes them when it is closed.
 *
 * <p>Set what the row has, then call {@link #endRow}; what is not set takes its "none" value.
 */
public final class ScriptTableWriter implements AutoCloseable {
  private static final String LATIN = "Latn";

  private final SnapshotWriter out;
  final IntArrayList code = new IntArrayList();
  final IntArrayList name = new IntArrayList();
  private int nextCode = -1;
  private int latin = -1;
  private int nextName = -1;

  private ScriptTableWriter(SnapshotWriter out) {
    this.out = out;
  }

  /** Starts an empty table; nothing is written before {@link #close}. */
  public static ScriptTableWriter create(SnapshotWriter out) {
    return new ScriptTableWriter(out);
  }

  /** How many rows are complete. */
  public int size() {
    return code.size();
  }

  /**
   * Sets the ISO 15924 code.
   *
   * @param value the string
   * @param text what it says
   */
  @CanIgnoreReturnValue
  public ScriptTableWriter code(int value, String text) {
    nextCode = value;
    if (text.equals(LATIN)) {
      latin = size();
    }
    return this;
  }

  /** The row of the Latin script, -1 where there is none. */
  public int latin() {
    return latin;
  }

  /** Sets the English name (string). */
  @CanIgnoreReturnValue
  public ScriptTableWriter name(int value) {
    nextName = value;
    return this;
  }

  /** Completes the row and returns its ordinal. */
  @CanIgnoreReturnValue
  public int endRow() {
    code.add(nextCode);
    name.add(nextName);
    nextCode = -1;
    nextName = -1;
    return size() - 1;
  }

  /** Writes every column of the table. */
  @Override
  public void close() {
    ColumnSet.ints(out, "script.code", code);
    ColumnSet.ints(out, "script.name", name);
  }
}
