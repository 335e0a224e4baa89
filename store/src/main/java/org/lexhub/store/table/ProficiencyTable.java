package org.lexhub.store.table;

import org.lexhub.store.column.IntColumn;
import org.lexhub.store.column.LongColumn;
import org.lexhub.store.column.PairedSearch;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.table.id.Fingerprint;

/**
 * Proficiency levels, ordered by scheme and from easy to hard.
 *
 * <p>Accessors take rows, return plain numbers and allocate nothing.
 */
public final class ProficiencyTable {
  private final IntColumn code;
  private final LongColumn names;
  private final IntColumn nameRows;

  private ProficiencyTable(Snapshot snapshot) {
    code = IntColumn.open(snapshot, "proficiency.code");
    names = LongColumn.open(snapshot, "proficiency.names");
    nameRows = IntColumn.open(snapshot, "proficiency.nameRows");
  }

  /** Opens the table of a snapshot without reading its rows. */
  public static ProficiencyTable open(Snapshot snapshot) {
    return new ProficiencyTable(snapshot);
  }

  /** How many rows there are. */
  public int size() {
    return code.size();
  }

  /** The code, such as {@code cefr:a1} (string). */
  public int code(int row) {
    return code.get(row);
  }

  /** The row of a code in any case, or -1. */
  public int find(String code) {
    return PairedSearch.value(names, nameRows, Fingerprint.ofName(code));
  }
}
