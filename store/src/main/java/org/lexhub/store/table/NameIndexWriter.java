package org.lexhub.store.table;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.Arrays;
import org.lexhub.store.column.ColumnSet;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.id.Fingerprint;

/** Collects the names under which the rows of a small table are found. */
final class NameIndexWriter {
  private final Long2IntOpenHashMap rows = new Long2IntOpenHashMap();

  /** Adds a name of a row; the first row that has a name keeps it. */
  void add(String name, int row) {
    rows.putIfAbsent(Fingerprint.ofName(name), row);
  }

  /** Writes {@code entity.names}, sorted fingerprints, and {@code entity.nameRows}. */
  void write(SnapshotWriter out, String entity) {
    long[] names = rows.keySet().toLongArray();
    Arrays.sort(names);
    IntArrayList sorted = new IntArrayList(names.length);
    for (long name : names) {
      sorted.add(rows.get(name));
    }
    ColumnSet.longs(out, entity + ".names", LongArrayList.wrap(names));
    ColumnSet.ints(out, entity + ".nameRows", sorted);
  }
}
