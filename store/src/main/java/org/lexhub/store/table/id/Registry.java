package org.lexhub.store.table.id;

import org.lexhub.store.column.IntColumn;
import org.lexhub.store.column.LongColumn;
import org.lexhub.store.column.PairedSearch;
import org.lexhub.store.snapshot.Snapshot;

/**
 * Every id that one entity has ever given out, by the fingerprint of its natural key. The ids of
 * entities that are gone stay in it, so that an id never changes its owner.
 */
public final class Registry {
  private final LongColumn keys;
  private final IntColumn ids;

  private Registry(Snapshot snapshot, String entity) {
    keys = LongColumn.open(snapshot, "registry." + entity + ".keys");
    ids = IntColumn.open(snapshot, "registry." + entity + ".ids");
  }

  /** Opens the registry of an entity: language, lexeme, sense, meaning or concept. */
  public static Registry open(Snapshot snapshot, String entity) {
    return new Registry(snapshot, entity);
  }

  /** How many ids it has given out. */
  public int size() {
    return keys.size();
  }

  /** The fingerprint at an index; fingerprints ascend. */
  public long key(int index) {
    return keys.get(index);
  }

  /** The id at an index. */
  public int id(int index) {
    return ids.get(index);
  }

  /** The id of a fingerprint, or -1. */
  public int find(long key) {
    return PairedSearch.value(keys, ids, key);
  }
}
