package org.lexhub.store.table;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.Arrays;
import org.lexhub.store.column.ColumnSet;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.id.Fingerprint;
import org.lexhub.store.table.schema.NameSections;

/** Gathers the names of the rows of a small table for {@link NameIndex}. */
final class NameIndexWriter {
  private final Long2IntOpenHashMap rows = new Long2IntOpenHashMap();

  /** Adds a name of a row; the first row with a name keeps it. */
  void add(String name, int row) {
    rows.putIfAbsent(Fingerprint.ofName(name), row);
  }

  /** Writes the fingerprints of the names in ascending order, and their rows. */
  void write(SnapshotWriter out, NameSections sections) {
    long[] names = rows.keySet().toLongArray();
    Arrays.sort(names);
    IntArrayList sorted = new IntArrayList(names.length);
    for (long name : names) {
      sorted.add(rows.get(name));
    }
    ColumnSet.longs(out, sections.names(), LongArrayList.wrap(names));
    ColumnSet.ints(out, sections.nameRows(), sorted);
  }
}
