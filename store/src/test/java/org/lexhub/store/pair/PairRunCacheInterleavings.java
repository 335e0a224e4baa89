package org.lexhub.store.pair;

import org.jetbrains.lincheck.datastructures.ModelCheckingOptions;
import org.jetbrains.lincheck.datastructures.Operation;
import org.lexhub.store.result.LanguageSet;

/**
 * Queries that compute, find and evict runs at the same time, in many interleavings: each gets the
 * complete run of the languages that it asks for.
 */
public class PairRunCacheInterleavings {
  private static final int PAIRS = 4;

  private final PairRunCache cache =
      new PairRunCache(run -> run.fill(new long[PAIRS], new int[] {9_000}, new int[] {PAIRS}), 400);

  /** Gets a run; returns whether it is complete and the right one. */
  @Operation
  public boolean first() {
    return isRight(1);
  }

  /** Gets another run, for which the first is evicted. */
  @Operation
  public boolean second() {
    return isRight(2);
  }

  private boolean isRight(int target) {
    PairRun run = cache.get(languages(0), languages(target), PairFilter.ANY);
    return run.ready && run.target()[0] == target;
  }

  private static LanguageSet languages(int language) {
    LanguageSet set = new LanguageSet();
    set.add(language);
    return set;
  }

  /** Checks the interleavings. */
  public static void main(String[] args) {
    new ModelCheckingOptions()
        .iterations(4)
        .invocationsPerIteration(150)
        .threads(2)
        .actorsPerThread(2)
        .actorsBefore(0)
        .actorsAfter(1)
        .check(PairRunCacheInterleavings.class);
  }
}
