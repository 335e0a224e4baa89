package org.lexhub.store.pair;

import it.unimi.dsi.fastutil.longs.Long2ObjectLinkedOpenHashMap;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.result.LanguageSet;

/**
 * Keeps the runs that were asked for last, up to a number of bytes but always at least one. A run
 * that several threads ask for at once is computed by one of them while the others wait for it.
 */
final class PairRunCache {
  private final PairRunBuilder builder;
  private final long capacity;
  private final Long2ObjectLinkedOpenHashMap<PairRun> runs = new Long2ObjectLinkedOpenHashMap<>();
  private long bytes;

  PairRunCache(PairRunBuilder builder, long capacity) {
    this.builder = builder;
    this.capacity = capacity;
  }

  /** The run of a question; allocates nothing when it is there. */
  PairRun get(LanguageSet source, LanguageSet target, int pos) {
    long key = key(source, target, pos);
    PairRun run = find(key, source, target, pos);
    if (run == null) {
      // Another question has the same fingerprint: answer without keeping.
      run = new PairRun(source, target, pos);
      builder.build(run);
      return run;
    }
    if (!run.ready) {
      compute(key, run);
    }
    return run;
  }

  /** Whether the run of a question is there. */
  boolean has(LanguageSet source, LanguageSet target, int pos) {
    long key = key(source, target, pos);
    synchronized (runs) {
      PairRun run = runs.get(key);
      return run != null && run.ready && run.answers(source, target, pos);
    }
  }

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
        builder.build(run);
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

  /** Makes a run ready, counts it, unless it was forgotten meanwhile, and makes room for it. */
  private void keep(long key, PairRun run) {
    synchronized (runs) {
      run.ready = true;
      if (runs.get(key) != run) {
        return;
      }
      bytes += run.bytes();
      while (bytes > capacity && runs.size() > 1) {
        PairRun last = runs.get(runs.lastLongKey());
        if (!last.ready || last == run) {
          return;
        }
        runs.removeLast();
        bytes -= last.bytes();
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
    long mixed = (hash ^ value) * 0x9E3779B97F4A7C15L;
    return mixed ^ (mixed >>> 32);
  }
}
