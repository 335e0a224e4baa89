package org.lexhub.store.table.id;

import org.lexhub.store.column.IntColumn;
import org.lexhub.store.column.LongColumn;
import org.lexhub.store.column.PairedSearch;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.table.schema.IdSections;

/**
 * The ids that rows of one entity have ever had, by the fingerprint of the natural key. The ids of
 * rows that no longer exist stay in it, so that no other row ever gets them.
 */
public final class Registry {
  private final LongColumn keys;
  private final IntColumn ids;

  private Registry(Snapshot snapshot, IdSections sections) {
    keys = LongColumn.open(snapshot, sections.registryKeys());
    ids = IntColumn.open(snapshot, sections.registryIds());
  }

  /** Opens the registry of an entity. */
  public static Registry open(Snapshot snapshot, IdSections sections) {
    return new Registry(snapshot, sections);
  }

  /** Returns the number of keys that have an id. */
  public int size() {
    return keys.size();
  }

  /** Returns the fingerprint at an index; fingerprints ascend. */
  public long key(int index) {
    return keys.get(index);
  }

  /** Returns the id at an index. */
  public int id(int index) {
    return ids.get(index);
  }

  /** Returns the id of a fingerprint, or -1. */
  public int find(long key) {
    return PairedSearch.value(keys, ids, key);
  }
}
