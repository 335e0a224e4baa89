package org.lexhub.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

class HousekeepingTest {
  private static final Duration INTERVAL = Duration.ofMillis(5);

  @Test
  void aTaskThatFailsRunsAgainAndStopsNoOther() throws InterruptedException {
    CountDownLatch failing = new CountDownLatch(3);
    CountDownLatch other = new CountDownLatch(3);
    try (Housekeeping housekeeping = new Housekeeping()) {
      housekeeping.every(
          INTERVAL,
          () -> {
            failing.countDown();
            if (failing.getCount() % 2 == 0) {
              throw new IllegalStateException("on purpose");
            }
            throw new InternalError("on purpose");
          });
      housekeeping.every(INTERVAL, other::countDown);
      assertThat(failing.await(30, TimeUnit.SECONDS)).isTrue();
      assertThat(other.await(30, TimeUnit.SECONDS)).isTrue();
    }
  }

  @Test
  void closeInterruptsASleepingTask() throws InterruptedException {
    CountDownLatch begun = new CountDownLatch(1);
    AtomicBoolean interrupted = new AtomicBoolean();
    long start = System.nanoTime();
    try (Housekeeping housekeeping = new Housekeeping()) {
      housekeeping.every(
          INTERVAL,
          () -> {
            begun.countDown();
            try {
              Thread.sleep(Duration.ofMinutes(2));
            } catch (InterruptedException e) {
              interrupted.set(true);
              Thread.currentThread().interrupt();
            }
          });
      assertThat(begun.await(30, TimeUnit.SECONDS)).isTrue();
    }
    assertThat(interrupted).isTrue();
    assertThat(System.nanoTime() - start).isLessThan(TimeUnit.SECONDS.toNanos(60));
  }

  @Test
  void nothingRunsAfterClose() throws InterruptedException {
    Housekeeping housekeeping = new Housekeeping();
    CountDownLatch runs = new CountDownLatch(1);
    housekeeping.every(Duration.ofMillis(50), runs::countDown);
    housekeeping.close();
    assertThat(runs.await(200, TimeUnit.MILLISECONDS)).isFalse();
  }
}
