package org.lexhub.store.table.id;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.Arrays;
import org.lexhub.store.column.ColumnSet;
import org.lexhub.store.snapshot.SnapshotWriter;

/** Writes the ids of one entity for {@link IdIndex}. */
public final class IdIndexWriter {
  /** A direct table may be this many times larger than the rows, plus a little. */
  private static final int SPARSE_FACTOR = 4;

  private static final int SPARSE_FLOOR = 1024;

  private IdIndexWriter() {}

  /**
   * Writes the ids of the rows.
   *
   * @throws IllegalArgumentException when an id is not positive or stands twice
   */
  public static void write(SnapshotWriter out, String entity, IntList ids) {
    ColumnSet.ints(out, entity + ".id", ids);
    int largest = 0;
    for (int row = 0; row < ids.size(); row++) {
      int id = ids.getInt(row);
      if (id < 1) {
        throw new IllegalArgumentException(
            entity + " row " + row + " has id " + id + "; ids start at 1");
      }
      largest = Math.max(largest, id);
    }
    if (largest < (long) SPARSE_FACTOR * ids.size() + SPARSE_FLOOR) {
      writeDirect(out, entity, ids, largest);
    } else {
      writeSorted(out, entity, ids);
    }
  }

  private static void writeDirect(SnapshotWriter out, String entity, IntList ids, int largest) {
    int[] rows = new int[largest + 1];
    Arrays.fill(rows, -1);
    for (int row = 0; row < ids.size(); row++) {
      int id = ids.getInt(row);
      if (rows[id] >= 0) {
        throw twice(entity, id, rows[id], row);
      }
      rows[id] = row;
    }
    ColumnSet.ints(out, entity + ".byId", IntArrayList.wrap(rows));
  }

  private static void writeSorted(SnapshotWriter out, String entity, IntList ids) {
    long[] pairs = new long[ids.size()];
    for (int row = 0; row < pairs.length; row++) {
      pairs[row] = ((long) ids.getInt(row) << 32) | row;
    }
    Arrays.sort(pairs);
    IntArrayList sortedIds = new IntArrayList(pairs.length);
    IntArrayList sortedRows = new IntArrayList(pairs.length);
    for (int i = 0; i < pairs.length; i++) {
      int id = (int) (pairs[i] >>> 32);
      if (i > 0 && id == (int) (pairs[i - 1] >>> 32)) {
        throw twice(entity, id, (int) pairs[i - 1], (int) pairs[i]);
      }
      sortedIds.add(id);
      sortedRows.add((int) pairs[i]);
    }
    ColumnSet.ints(out, entity + ".sortedIds", sortedIds);
    ColumnSet.ints(out, entity + ".sortedRows", sortedRows);
  }

  private static IllegalArgumentException twice(String entity, int id, int first, int second) {
    return new IllegalArgumentException(
        entity + " rows " + first + " and " + second + " both have id " + id);
  }
}
