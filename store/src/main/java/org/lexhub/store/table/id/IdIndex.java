package org.lexhub.store.table.id;

import org.jspecify.annotations.Nullable;
import org.lexhub.store.column.IntColumn;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.table.schema.IdSections;

/**
 * Maps the public ids of one entity to its rows and back.
 *
 * <p>Ids survive rebuilds, so they are neither dense nor in row order. While they are nearly dense,
 * a look-up is one read of a direct table; when most ids are no longer in use, it is a binary
 * search in sorted ids.
 */
public final class IdIndex {
  private final IntColumn ids;
  private final @Nullable IntColumn direct;
  private final @Nullable IntColumn sortedIds;
  private final @Nullable IntColumn sortedRows;

  private IdIndex(Snapshot snapshot, IdSections sections) {
    ids = IntColumn.open(snapshot, sections.id());
    if (snapshot.hasSection(sections.byId())) {
      direct = IntColumn.open(snapshot, sections.byId());
      sortedIds = null;
      sortedRows = null;
    } else {
      direct = null;
      sortedIds = IntColumn.open(snapshot, sections.sortedIds());
      sortedRows = IntColumn.open(snapshot, sections.sortedRows());
    }
  }

  /** Opens the ids of an entity. */
  public static IdIndex open(Snapshot snapshot, IdSections sections) {
    return new IdIndex(snapshot, sections);
  }

  /** Returns the number of rows of the entity. */
  public int size() {
    return ids.size();
  }

  /** Returns the public id of a row. */
  public int id(int row) {
    return ids.get(row);
  }

  /** Returns the row of a public id, or -1; accepts every number. */
  public int ordinal(long id) {
    if (direct != null) {
      return id < 0 || id >= direct.size() ? -1 : direct.get((int) id);
    }
    if (sortedIds == null || sortedRows == null || id != (int) id) {
      return -1;
    }
    int index = sortedIds.indexOf((int) id);
    return index < 0 ? -1 : sortedRows.get(index);
  }
}
