package org.lexhub.store.table;

import org.lexhub.store.column.IntColumn;
import org.lexhub.store.snapshot.Snapshot;

/**
 * Writing systems.
 *
 * <p>Accessors take rows, return plain numbers and allocate nothing.
 */
public final class ScriptTable {
  private final IntColumn code;
  private final IntColumn name;

  private ScriptTable(Snapshot snapshot) {
    code = IntColumn.open(snapshot, "script.code");
    name = IntColumn.open(snapshot, "script.name");
  }

  /** Opens the table of a snapshot without reading its rows. */
  public static ScriptTable open(Snapshot snapshot) {
    return new ScriptTable(snapshot);
  }

  /** How many rows there are. */
  public int size() {
    return code.size();
  }

  /** The ISO 15924 code (string). */
  public int code(int row) {
    return code.get(row);
  }

  /** The English name (string). */
  public int name(int row) {
    return name.get(row);
  }
}
