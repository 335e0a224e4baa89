package org.lexhub.store.table.id;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.Arrays;
import org.lexhub.store.column.ColumnSet;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.schema.IdSections;

/** Writes the ids of one entity for {@link IdIndex}. */
public final class IdIndexWriter {
  /** A direct table has at most this many entries per row, plus {@link #SPARSE_FLOOR}. */
  private static final int SPARSE_FACTOR = 4;

  private static final int SPARSE_FLOOR = 1024;

  private IdIndexWriter() {}

  /**
   * Writes the ids of the rows.
   *
   * @throws IllegalArgumentException if an id is not positive or occurs twice
   */
  public static void write(SnapshotWriter out, IdSections sections, IntList ids) {
    ColumnSet.ints(out, sections.id(), ids);
    int largest = 0;
    for (int row = 0; row < ids.size(); row++) {
      int id = ids.getInt(row);
      if (id < 1) {
        throw new IllegalArgumentException(
            sections.entity() + " row " + row + " has id " + id + "; ids start at 1");
      }
      largest = Math.max(largest, id);
    }
    if (largest < (long) SPARSE_FACTOR * ids.size() + SPARSE_FLOOR) {
      writeDirect(out, sections, ids, largest);
    } else {
      writeSorted(out, sections, ids);
    }
  }

  private static void writeDirect(
      SnapshotWriter out, IdSections sections, IntList ids, int largest) {
    int[] rows = new int[largest + 1];
    Arrays.fill(rows, -1);
    for (int row = 0; row < ids.size(); row++) {
      int id = ids.getInt(row);
      if (rows[id] >= 0) {
        throw twice(sections, id, rows[id], row);
      }
      rows[id] = row;
    }
    ColumnSet.ints(out, sections.byId(), IntArrayList.wrap(rows));
  }

  private static void writeSorted(SnapshotWriter out, IdSections sections, IntList ids) {
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
        throw twice(sections, id, (int) pairs[i - 1], (int) pairs[i]);
      }
      sortedIds.add(id);
      sortedRows.add((int) pairs[i]);
    }
    ColumnSet.ints(out, sections.sortedIds(), sortedIds);
    ColumnSet.ints(out, sections.sortedRows(), sortedRows);
  }

  private static IllegalArgumentException twice(
      IdSections sections, int id, int first, int second) {
    return new IllegalArgumentException(
        sections.entity() + " rows " + first + " and " + second + " both have id " + id);
  }
}
