package org.lexhub.store.pair;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.lexhub.store.result.LanguageSet;

/** Tests the bound of the cache with runs of equal size. */
class PairRunCacheTest {
  private static final int PAIRS = 1_000;
  private static final long RUN_BYTES = 256 + 8L * PAIRS + 8 + 4 * 2;
  private static final int SLOW = 1_000;

  @Test
  void keepsTheRunsUsedLast() {
    PairRunCache cache = new PairRunCache(PairRunCacheTest::fill, 3 * RUN_BYTES);
    for (int language = 0; language < 3; language++) {
      get(cache, language);
    }
    get(cache, 0);
    get(cache, 3);
    assertThat(cache.bytes()).isEqualTo(3 * RUN_BYTES);
    assertThat(has(cache, 0)).isTrue();
    assertThat(has(cache, 1)).isFalse();
    assertThat(has(cache, 2)).isTrue();
    assertThat(has(cache, 3)).isTrue();
  }

  @Test
  void keepsARunThatIsLargerThanTheCache() {
    PairRunCache cache = new PairRunCache(PairRunCacheTest::fill, RUN_BYTES - 1);
    get(cache, 0);
    get(cache, 1);
    assertThat(has(cache, 0)).isFalse();
    assertThat(has(cache, 1)).isTrue();
    assertThat(cache.bytes()).isEqualTo(RUN_BYTES);
  }

  @Test
  void evictsWhileARunIsComputed() throws Exception {
    CountDownLatch started = new CountDownLatch(1);
    CountDownLatch released = new CountDownLatch(1);
    PairRunCache cache =
        new PairRunCache(
            run -> {
              if (run.target()[0] == SLOW) {
                started.countDown();
                await(released);
              }
              fill(run);
            },
            3 * RUN_BYTES);
    try (ExecutorService thread = Executors.newSingleThreadExecutor()) {
      Future<PairRun> slow = thread.submit(() -> get(cache, SLOW));
      try {
        started.await();
        for (int language = 0; language < 20; language++) {
          get(cache, language);
          assertThat(cache.bytes()).isLessThanOrEqualTo(3 * RUN_BYTES);
        }
        assertThat(has(cache, 19)).isTrue();
      } finally {
        released.countDown();
      }
      assertThat(slow.get().size()).isEqualTo(PAIRS);
      assertThat(has(cache, SLOW)).isTrue();
      assertThat(cache.bytes()).isEqualTo(3 * RUN_BYTES);
    }
  }

  private static PairRun get(PairRunCache cache, int target) {
    return cache.get(languages(0), languages(target), PairFilter.ANY);
  }

  private static boolean has(PairRunCache cache, int target) {
    return cache.has(languages(0), languages(target), PairFilter.ANY);
  }

  private static LanguageSet languages(int language) {
    LanguageSet set = new LanguageSet();
    set.add(language);
    return set;
  }

  private static void fill(PairRun run) {
    run.fill(new long[PAIRS], new int[] {9_000}, new int[] {PAIRS});
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
