package org.lexhub.store.table.id;

import org.jspecify.annotations.Nullable;
import org.lexhub.store.column.IntColumn;
import org.lexhub.store.snapshot.Snapshot;

/**
 * Maps the public ids of one entity to its rows and back.
 *
 * <p>Ids survive rebuilds, so that they are neither dense nor in row order. While they are nearly
 * dense, a direct table answers in one read; when most ids have died, sorted ids and a binary
 * search take its place.
 */
public final class IdIndex {
  private final IntColumn ids;
  private final @Nullable IntColumn direct;
  private final @Nullable IntColumn sortedIds;
  private final @Nullable IntColumn sortedRows;

  private IdIndex(Snapshot snapshot, String entity) {
    ids = IntColumn.open(snapshot, entity + ".id");
    if (snapshot.hasSection(entity + ".byId")) {
      direct = IntColumn.open(snapshot, entity + ".byId");
      sortedIds = null;
      sortedRows = null;
    } else {
      direct = null;
      sortedIds = IntColumn.open(snapshot, entity + ".sortedIds");
      sortedRows = IntColumn.open(snapshot, entity + ".sortedRows");
    }
  }

  /** Opens the ids of an entity, such as {@code lexeme}. */
  public static IdIndex open(Snapshot snapshot, String entity) {
    return new IdIndex(snapshot, entity);
  }

  /** How many rows the entity has. */
  public int size() {
    return ids.size();
  }

  /** The public id of a row. */
  public int id(int row) {
    return ids.get(row);
  }

  /** The row of a public id, or -1; any number may be asked. */
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
