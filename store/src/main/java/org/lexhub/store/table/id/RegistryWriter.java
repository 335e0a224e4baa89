package org.lexhub.store.table.id;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.column.ColumnSet;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.schema.IdSections;

/**
 * Assigns ids to natural keys: the id that the key has in the previous snapshot, else the next free
 * one. New ids follow the order of the calls, so that the same calls give the same ids. Takes about
 * 20 bytes a key; for tens of millions of keys, {@link LargeRegistryWriter} takes 8.
 */
public final class RegistryWriter implements AutoCloseable {
  private final SnapshotWriter out;
  private final IdSections sections;
  private final int bound;

  /** Ids by fingerprint; those of the previous snapshot are negative until they are used. */
  private final Long2IntOpenHashMap ids = new Long2IntOpenHashMap();

  private final IntOpenHashSet given = new IntOpenHashSet();
  private int next = 1;

  private RegistryWriter(
      SnapshotWriter out, IdSections sections, @Nullable Registry previous, int bound) {
    this.out = out;
    this.sections = sections;
    this.bound = bound;
    if (previous != null) {
      ids.ensureCapacity(previous.size());
      for (int i = 0; i < previous.size(); i++) {
        ids.put(previous.key(i), -previous.id(i));
        next = Math.max(next, previous.id(i) + 1);
      }
    }
  }

  /** Creates a registry with all ids of that of the previous snapshot, or with none. */
  public static RegistryWriter create(
      SnapshotWriter out, IdSections sections, @Nullable Registry previous) {
    return create(out, sections, previous, Integer.MAX_VALUE);
  }

  /**
   * Creates a registry with all ids of that of the previous snapshot, or with none.
   *
   * @param bound the bound below which all ids stay
   */
  public static RegistryWriter create(
      SnapshotWriter out, IdSections sections, @Nullable Registry previous, int bound) {
    return new RegistryWriter(out, sections, previous, bound);
  }

  /**
   * Returns the id of a natural key. Call it once per key: a fingerprint that is already in use
   * belongs to another key, and this key gets the next one.
   *
   * @throws IdsExhaustedException if all ids below the bound are in use
   */
  public int id(String key) {
    long fingerprint = Fingerprint.of(key);
    while (ids.get(fingerprint) > 0) {
      fingerprint = Fingerprint.next(fingerprint);
    }
    int known = ids.get(fingerprint);
    int id = known < 0 ? -known : free();
    ids.put(fingerprint, id);
    return id;
  }

  private int free() {
    if (next >= bound) {
      throw new IdsExhaustedException(sections.entity(), bound);
    }
    return next++;
  }

  /**
   * Returns the id of an entity with several keys: that of the first key whose id in the previous
   * snapshot no other entity has taken, else the next free one. From then on all the keys lead to
   * it, so that an entity keeps its id when it gets a better key.
   *
   * @param keys at least one, the best first
   * @throws IdsExhaustedException if all ids below the bound are in use
   */
  public int id(List<String> keys) {
    int id = -1;
    for (int i = 0; i < keys.size() && id < 0; i++) {
      int known = Math.abs(ids.get(Fingerprint.of(keys.get(i))));
      if (known > 0 && given.add(known)) {
        id = known;
      }
    }
    if (id < 0) {
      id = free();
      given.add(id);
    }
    for (String key : keys) {
      ids.put(Fingerprint.of(key), id);
    }
    return id;
  }

  /** Returns the number of keys with an id, including those of the previous snapshot. */
  public int size() {
    return ids.size();
  }

  /** Writes the fingerprints in ascending order and their ids. */
  @Override
  public void close() {
    long[] keys = ids.keySet().toLongArray();
    Arrays.sort(keys);
    IntArrayList sorted = new IntArrayList(keys.length);
    for (long key : keys) {
      sorted.add(Math.abs(ids.get(key)));
    }
    ColumnSet.longs(out, sections.registryKeys(), LongArrayList.wrap(keys));
    ColumnSet.ints(out, sections.registryIds(), sorted);
  }
}
