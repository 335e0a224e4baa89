package org.lexhub.store.table.id;

import it.unimi.dsi.fastutil.Arrays;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.column.GatheredLongs;
import org.lexhub.store.column.IntColumnWriter;
import org.lexhub.store.column.LongColumnWriter;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.schema.IdSections;

/**
 * Assigns ids like {@link RegistryWriter#id(String)}, in 8 bytes outside the heap for a new key and
 * one bit for a key of the previous snapshot, which stays in its file. New ids are consecutive, so
 * only the fingerprints are collected, and those that two keys share are found when they are
 * sorted.
 */
public final class LargeRegistryWriter implements AutoCloseable {
  private final SnapshotWriter out;
  private final IdSections sections;
  private final int bound;
  private final @Nullable KnownIds known;
  private final int firstNew;

  /** The fingerprints of new keys in the order of their ids. */
  private GatheredLongs added = new GatheredLongs();

  private LargeRegistryWriter(
      SnapshotWriter out, IdSections sections, @Nullable Registry previous, int bound) {
    this.out = out;
    this.sections = sections;
    this.bound = bound;
    known = previous == null ? null : new KnownIds(previous);
    firstNew = known == null ? 1 : known.maxId() + 1;
  }

  /**
   * Creates a registry with all ids of that of the previous snapshot, or with none.
   *
   * @param previous its snapshot stays open until this writer is closed
   * @param bound the bound below which all ids stay
   */
  public static LargeRegistryWriter create(
      SnapshotWriter out, IdSections sections, @Nullable Registry previous, int bound) {
    return new LargeRegistryWriter(out, sections, previous, bound);
  }

  /**
   * Returns the id of a natural key. Call it once per key: a fingerprint that is already in use
   * belongs to another key.
   *
   * @throws IdsExhaustedException if all ids below the bound are in use
   */
  public int id(byte[] key, int offset, int length) {
    long fingerprint = Fingerprint.of(key, offset, length);
    if (known != null) {
      int index = known.find(fingerprint);
      while (index >= 0 && known.taken(index)) {
        fingerprint = Fingerprint.next(fingerprint);
        index = known.find(fingerprint);
      }
      if (index >= 0) {
        return known.take(index);
      }
    }
    return add(fingerprint);
  }

  private int add(long fingerprint) {
    int id = Math.addExact(firstNew, added.size());
    if (id >= bound) {
      throw new IdsExhaustedException(sections.entity(), bound);
    }
    added.add(fingerprint);
    return id;
  }

  /** Writes the fingerprints in ascending order and their ids. */
  @Override
  public void close() {
    long[] keys = added.toLongArray();
    int[] ids = new int[keys.length];
    for (int i = 0; i < ids.length; i++) {
      ids[i] = firstNew + i;
    }
    added = new GatheredLongs();
    do {
      sort(keys, ids);
    } while (separate(keys));
    try (LongColumnWriter writer = LongColumnWriter.create(out, sections.registryKeys())) {
      merge(keys, i -> writer.add(previous().key(i)), i -> writer.add(keys[i]));
    }
    try (IntColumnWriter writer = IntColumnWriter.create(out, sections.registryIds())) {
      merge(keys, i -> writer.add(previous().id(i)), i -> writer.add(ids[i]));
    }
  }

  private static void sort(long[] keys, int[] ids) {
    Arrays.parallelQuickSort(
        0,
        keys.length,
        (a, b) ->
            keys[a] == keys[b] ? Integer.compare(ids[a], ids[b]) : Long.compare(keys[a], keys[b]),
        (a, b) -> {
          long key = keys[a];
          keys[a] = keys[b];
          keys[b] = key;
          int id = ids[a];
          ids[a] = ids[b];
          ids[b] = id;
        });
  }

  /** Gives the next fingerprint to all but the first of equal ones; returns whether any changed. */
  private boolean separate(long[] sorted) {
    boolean changed = false;
    for (int i = sorted.length - 1; i > 0; i--) {
      if (sorted[i] == sorted[i - 1]) {
        do {
          sorted[i] = Fingerprint.next(sorted[i]);
        } while (known != null && known.find(sorted[i]) >= 0);
        changed = true;
      }
    }
    return changed;
  }

  private Registry previous() {
    if (known == null) {
      throw new IllegalStateException("there is no previous registry");
    }
    return known.registry();
  }

  /** Walks over the keys of both registries in ascending order. */
  private void merge(long[] keys, IntConsumer ofPrevious, IntConsumer ofThis) {
    int old = 0;
    int count = known == null ? 0 : previous().size();
    for (int i = 0; i < keys.length; i++) {
      for (; old < count && previous().key(old) < keys[i]; old++) {
        ofPrevious.accept(old);
      }
      ofThis.accept(i);
    }
    for (; old < count; old++) {
      ofPrevious.accept(old);
    }
  }
}
