package org.lexhub.store.pair;

import it.unimi.dsi.fastutil.longs.Long2ObjectLinkedOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongBidirectionalIterator;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.column.Hashing;
import org.lexhub.store.result.LanguageSet;

/**
 * Keeps the runs used last, up to a number of bytes but always at least one. A run that several
 * threads request at once is computed by one of them while the others wait for it. Runs being
 * computed do not count until they are complete.
 */
final class PairRunCache {
  private final Consumer<PairRun> builder;
  private final long capacity;
  private final Long2ObjectLinkedOpenHashMap<PairRun> runs = new Long2ObjectLinkedOpenHashMap<>();
  private long bytes;

  /**
   * Creates an empty cache.
   *
   * @param builder computes the statistics or the pairs of a run
   * @param capacity the maximum number of bytes of the runs that are kept
   */
  PairRunCache(Consumer<PairRun> builder, long capacity) {
    this.builder = builder;
    this.capacity = capacity;
  }

  /** Returns the run of a query, computed first if needed; allocates nothing if it is cached. */
  PairRun get(LanguageSet source, LanguageSet target, int pos) {
    long key = key(source, target, pos);
    PairRun run = find(key, source, target, pos);
    if (run == null) {
      // Another query has the same key: compute the run without keeping it.
      run = new PairRun(source, target, pos);
      builder.accept(run);
      return run;
    }
    if (!run.ready) {
      compute(key, run);
    }
    return run;
  }

  /** Returns whether the run of a query is cached and complete. */
  boolean has(LanguageSet source, LanguageSet target, int pos) {
    long key = key(source, target, pos);
    synchronized (runs) {
      PairRun run = runs.get(key);
      return run != null && run.ready && run.answers(source, target, pos);
    }
  }

  /** Returns the number of bytes of all complete runs in the cache. */
  long bytes() {
    synchronized (runs) {
      return bytes;
    }
  }

  private @Nullable PairRun find(long key, LanguageSet source, LanguageSet target, int pos) {
    synchronized (runs) {
      PairRun run = runs.getAndMoveToFirst(key);
      if (run == null) {
        run = new PairRun(source, target, pos);
        runs.putAndMoveToFirst(key, run);
        return run;
      }
      return run.answers(source, target, pos) ? run : null;
    }
  }

  private void compute(long key, PairRun run) {
    synchronized (run) {
      if (run.ready) {
        return;
      }
      try {
        builder.accept(run);
      } catch (RuntimeException | Error e) {
        forget(key, run);
        throw e;
      }
      keep(key, run);
    }
  }

  private void forget(long key, PairRun run) {
    synchronized (runs) {
      if (runs.get(key) == run) {
        runs.remove(key);
      }
    }
  }

  /** Marks a run as computed and, unless it was removed meanwhile, counts it and makes room. */
  private void keep(long key, PairRun run) {
    synchronized (runs) {
      run.ready = true;
      if (runs.get(key) == run) {
        bytes += run.bytes();
        evict(run);
      }
    }
  }

  /** Removes the runs used least recently, but neither {@code kept} nor runs being computed. */
  private void evict(PairRun kept) {
    LongBidirectionalIterator keys = runs.keySet().iterator(runs.lastLongKey());
    while (bytes > capacity && keys.hasPrevious()) {
      PairRun candidate = runs.get(keys.previousLong());
      if (candidate.ready && candidate != kept) {
        keys.remove();
        bytes -= candidate.bytes();
      }
    }
  }

  private static long key(LanguageSet source, LanguageSet target, int pos) {
    long hash = pos;
    for (int i = 0; i < source.count(); i++) {
      hash = mix(hash, source.get(i));
    }
    hash = mix(hash, -1);
    for (int i = 0; i < target.count(); i++) {
      hash = mix(hash, target.get(i));
    }
    return hash;
  }

  private static long mix(long hash, int value) {
    long mixed = Hashing.mix(hash ^ value);
    return mixed ^ (mixed >>> 32);
  }
}
