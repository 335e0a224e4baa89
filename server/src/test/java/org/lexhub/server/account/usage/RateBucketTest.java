package org.lexhub.server.account.usage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RateBucketTest {
  private static final long SECOND = 1_000_000_000L;

  @ParameterizedTest
  @ValueSource(ints = {10, 50, 200})
  void aFullBucketGivesOneSecondsWorthAtOnceAndNoMore(int rate) {
    RateBucket bucket = new RateBucket(7);
    for (int left = rate - 1; left >= 0; left--) {
      assertThat(bucket.take(7, rate)).isEqualTo(left);
    }
    assertThat(bucket.take(7, rate)).isEqualTo(-1);
    assertThat(bucket.remaining(7, rate)).isZero();
    assertThat(bucket.take(7 + SECOND / rate - 1, rate)).isEqualTo(-1);
    assertThat(bucket.take(7 + SECOND / rate, rate)).isZero();
  }

  @Test
  void noWindowOfASecondEverSeesMoreThanBurstAndRate() {
    long seed = 20261121;
    SplittableRandom random = new SplittableRandom(seed);
    RateBucket bucket = new RateBucket(0);
    List<Long> admitted = new ArrayList<>();
    long now = 0;
    for (int i = 0; i < 20_000; i++) {
      now += random.nextLong(1, 40_000_000);
      if (bucket.take(now, 10) >= 0) {
        admitted.add(now);
      }
    }
    int start = 0;
    for (int end = 0; end < admitted.size(); end++) {
      while (admitted.get(end) - admitted.get(start) >= SECOND) {
        start++;
      }
      assertThat(end - start + 1).as("seed %d at %d", seed, end).isLessThanOrEqualTo(20);
    }
    assertThat((double) admitted.size()).isBetween(now / 1e9 * 10 * 0.98, now / 1e9 * 10 + 10);
  }

  @ParameterizedTest
  @ValueSource(longs = {Long.MAX_VALUE - 5, Long.MIN_VALUE, -1, 0})
  void theClockOfTheBucketMayStartAnywhere(long start) {
    RateBucket bucket = new RateBucket(start);
    for (int i = 0; i < 10; i++) {
      assertThat(bucket.take(start, 10)).isNotNegative();
    }
    assertThat(bucket.take(start, 10)).isEqualTo(-1);
    assertThat(bucket.take(start + SECOND, 10)).isEqualTo(9);
  }

  @Test
  void threadsShareTheBucketExactly() throws InterruptedException {
    RateBucket bucket = new RateBucket(0);
    AtomicInteger admitted = new AtomicInteger();
    List<Thread> threads = new ArrayList<>();
    for (int t = 0; t < 8; t++) {
      threads.add(
          Thread.ofVirtual()
              .start(() -> {
                for (int i = 0; i < 100; i++) {
                  if (bucket.take(0, 200) >= 0) {
                    admitted.incrementAndGet();
                  }
                }
              }));
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assertThat(admitted).hasValue(200);
  }

  @Test
  void aBatchTakesAllOfItsTokensOrNone() {
    RateBucket bucket = new RateBucket(0);
    assertThat(bucket.take(0, 10)).isEqualTo(9);
    assertThat(bucket.takeMore(0, 10, 9)).isTrue();
    assertThat(bucket.remaining(0, 10)).isZero();
    assertThat(bucket.take(SECOND / 2, 10)).isEqualTo(4);
    assertThat(bucket.takeMore(SECOND / 2, 10, 5)).isFalse();
    assertThat(bucket.takeMore(SECOND / 2, 10, 4)).isTrue();
    bucket.giveBack(10, 5);
    assertThat(bucket.remaining(SECOND / 2, 10)).isEqualTo(5);
    assertThat(bucket.waitNanos(SECOND / 2, 10, 5)).isZero();
    assertThat(bucket.waitNanos(SECOND / 2, 10, 7)).isEqualTo(SECOND / 5);
    assertThat(bucket.waitNanos(SECOND / 2, 10, 100)).isEqualTo(SECOND / 2);
  }

  @Test
  void batchesOfAnySizeKeepToTheMeanRate() {
    long seed = 20261121;
    SplittableRandom random = new SplittableRandom(seed);
    RateBucket bucket = new RateBucket(0);
    long admitted = 0;
    int batches = 0;
    long now = 0;
    for (int i = 0; i < 50_000; i++) {
      now += random.nextLong(1, 400_000_000);
      int units = random.nextInt(1, 101);
      if (bucket.take(now, 10) < 0) {
        assertThat(bucket.waitNanos(now, 10, 1)).as("seed %d", seed).isPositive();
      } else if (bucket.takeMore(now, 10, units - 1)) {
        admitted += units;
        batches += units > 10 ? 1 : 0;
      } else {
        bucket.giveBack(10, 1);
        assertThat(bucket.waitNanos(now, 10, units)).as("seed %d", seed).isPositive();
      }
    }
    assertThat(batches).as("batches larger than the bucket").isGreaterThan(100);
    assertThat(admitted).as("seed %d", seed).isLessThanOrEqualTo(now / (SECOND / 10) + 110);
  }
}
