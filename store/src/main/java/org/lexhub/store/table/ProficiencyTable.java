package org.lexhub.store.table;

import org.lexhub.store.column.IntColumn;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.table.schema.NameSections;
import org.lexhub.store.table.schema.ProficiencyColumn;

/**
 * Proficiency levels, ordered by scheme and from easy to hard.
 *
 * <p>Accessors take rows, return plain numbers and allocate nothing.
 */
public final class ProficiencyTable {
  private final IntColumn code;
  private final NameIndex names;

  private ProficiencyTable(Snapshot snapshot) {
    code = ProficiencyColumn.CODE.ints(snapshot);
    names = new NameIndex(snapshot, NameSections.PROFICIENCY);
  }

  /** Opens the table of a snapshot without reading its rows. */
  public static ProficiencyTable open(Snapshot snapshot) {
    return new ProficiencyTable(snapshot);
  }

  /** Returns the number of rows. */
  public int size() {
    return code.size();
  }

  /** Returns the code, such as {@code cefr:a1} (string). */
  public int code(int row) {
    return code.get(row);
  }

  /** Returns the row of a code in any case, or -1. */
  public int find(String code) {
    return names.find(code);
  }
}
