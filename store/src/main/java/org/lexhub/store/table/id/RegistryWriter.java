package org.lexhub.store.table.id;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.column.ColumnSet;
import org.lexhub.store.snapshot.SnapshotWriter;

/**
 * Gives ids to natural keys: the id that the previous snapshot gave to a key, else the next free
 * one. New ids follow the order of the calls, so that the same calls give the same ids.
 */
public final class RegistryWriter implements AutoCloseable {
  private final SnapshotWriter out;
  private final String entity;
  private final int bound;

  /** Ids by fingerprint; those of the previous snapshot are negative until they are asked for. */
  private final Long2IntOpenHashMap ids = new Long2IntOpenHashMap();

  private final IntOpenHashSet given = new IntOpenHashSet();
  private int next = 1;

  private RegistryWriter(
      SnapshotWriter out, String entity, @Nullable Registry previous, int bound) {
    this.out = out;
    this.entity = entity;
    this.bound = bound;
    if (previous != null) {
      ids.ensureCapacity(previous.size());
      for (int i = 0; i < previous.size(); i++) {
        ids.put(previous.key(i), -previous.id(i));
        next = Math.max(next, previous.id(i) + 1);
      }
    }
  }

  /**
   * Starts with all ids of the registry of the previous snapshot, or with none.
   *
   * @param entity language, lexeme, sense, meaning or concept
   */
  public static RegistryWriter create(
      SnapshotWriter out, String entity, @Nullable Registry previous) {
    return create(out, entity, previous, Integer.MAX_VALUE);
  }

  /**
   * Starts with all ids of the registry of the previous snapshot, or with none.
   *
   * @param bound all ids stay below it
   */
  public static RegistryWriter create(
      SnapshotWriter out, String entity, @Nullable Registry previous, int bound) {
    return new RegistryWriter(out, entity, previous, bound);
  }

  /** The id of a natural key. Every key is asked for once; see {@link #id(byte[], int, int)}. */
  public int id(String key) {
    byte[] bytes = key.getBytes(StandardCharsets.UTF_8);
    return id(bytes, 0, bytes.length);
  }

  /**
   * The id of a natural key. Each key must be asked for only once: a fingerprint that was already
   * asked for belongs to another key, and this one is fingerprinted again under the next salt.
   *
   * @throws IdsExhaustedException when all ids below the bound are given out
   */
  public int id(byte[] key, int offset, int length) {
    int salt = 0;
    long fingerprint = Fingerprint.of(key, offset, length, salt);
    while (ids.get(fingerprint) > 0) {
      fingerprint = Fingerprint.of(key, offset, length, ++salt);
    }
    int known = ids.get(fingerprint);
    int id = known < 0 ? -known : free();
    ids.put(fingerprint, id);
    return id;
  }

  private int free() {
    if (next >= bound) {
      throw new IdsExhaustedException(entity, bound);
    }
    return next++;
  }

  /**
   * The id of an entity that is known by several keys: the one that the previous snapshot gave to
   * the first of them, unless it went to another entity already, else the next free one. From then
   * on all the keys lead to it, so that an entity keeps its id when it gets a better key.
   *
   * @param keys at least one, the best first
   * @throws IdsExhaustedException when all ids below the bound are given out
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

  /** How many keys have an id, those of the previous snapshot included. */
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
    ColumnSet.longs(out, "registry." + entity + ".keys", LongArrayList.wrap(keys));
    ColumnSet.ints(out, "registry." + entity + ".ids", sorted);
  }
}
