package org.lexhub.store.table;

import org.lexhub.store.column.IntColumn;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.table.schema.ScriptColumn;

/**
 * Writing systems.
 *
 * <p>Accessors take rows, return plain numbers and allocate nothing.
 */
public final class ScriptTable {
  private final IntColumn code;
  private final IntColumn name;

  private ScriptTable(Snapshot snapshot) {
    code = ScriptColumn.CODE.ints(snapshot);
    name = ScriptColumn.NAME.ints(snapshot);
  }

  /** Opens the table of a snapshot without reading its rows. */
  public static ScriptTable open(Snapshot snapshot) {
    return new ScriptTable(snapshot);
  }

  /** Returns the number of rows. */
  public int size() {
    return code.size();
  }

  /** Returns the ISO 15924 code (string). */
  public int code(int row) {
    return code.get(row);
  }

  /** Returns the English name (string). */
  public int name(int row) {
    return name.get(row);
  }
}
