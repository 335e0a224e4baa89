package org.lexhub.store.table;

import org.lexhub.store.column.IntColumn;
import org.lexhub.store.column.LongColumn;
import org.lexhub.store.column.PairedSearch;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.table.id.Fingerprint;
import org.lexhub.store.table.schema.NameSections;

/** Finds the rows of a small table by name. */
final class NameIndex {
  private final LongColumn names;
  private final IntColumn rows;

  /** Opens the names of a table. */
  NameIndex(Snapshot snapshot, NameSections sections) {
    names = LongColumn.open(snapshot, sections.names());
    rows = IntColumn.open(snapshot, sections.nameRows());
  }

  /** Returns the row with a name in any case, or -1. */
  int find(String name) {
    return PairedSearch.value(names, rows, Fingerprint.ofName(name));
  }
}
