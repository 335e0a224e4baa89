package org.lexhub.server.account.usage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.server.account.ManualTime;

class UsageCountersTest {
  @TempDir Path folder;
  private final ManualTime time = new ManualTime("2026-11-21T10:00:00Z");
  private Path file = Path.of("");

  @BeforeEach
  void name() {
    file = folder.resolve("usage.counters");
  }

  @Test
  void countsUpToTheLimitAndSurvivesReopening() throws IOException {
    try (UsageCounters counters = UsageCounters.open(file, time)) {
      assertThat(counters.add(3, 2)).isEqualTo(1);
      assertThat(counters.add(3, 2)).isEqualTo(2);
      assertThat(counters.add(3, 2)).isEqualTo(-1);
      assertThat(counters.used(4)).isZero();
    }
    assertThat(Files.getPosixFilePermissions(file))
        .isEqualTo(PosixFilePermissions.fromString("rw-------"));
    try (UsageCounters counters = UsageCounters.open(file, time)) {
      assertThat(counters.used(3)).isEqualTo(2);
      counters.refund(3, 1);
      assertThat(counters.used(3)).isEqualTo(1);
    }
  }

  @Test
  void severalAreCountedTogetherOrNotAtAll() throws IOException {
    try (UsageCounters counters = UsageCounters.open(file, time)) {
      assertThat(counters.add(3, 7, 10)).isEqualTo(7);
      assertThat(counters.add(3, 4, 10)).isEqualTo(-1);
      assertThat(counters.add(3, 3, 10)).isEqualTo(10);
      assertThat(counters.add(3, 0, 10)).isEqualTo(10);
      counters.refund(3, 8);
      assertThat(counters.used(3)).isEqualTo(2);
      counters.refund(3, 8);
      assertThat(counters.used(3)).isZero();
      assertThat(counters.add(3, 100, Long.MAX_VALUE)).isEqualTo(100);
    }
  }

  @Test
  void aRefundNeverGoesBelowZero() throws IOException {
    try (UsageCounters counters = UsageCounters.open(file, time)) {
      counters.refund(1, 1);
      assertThat(counters.used(1)).isZero();
    }
  }

  @Test
  void manyThreadsRacingForTheLastUnitsGetExactlyThose() throws Exception {
    try (UsageCounters counters = UsageCounters.open(file, time)) {
      for (int i = 0; i < 900; i++) {
        counters.add(1, 1000);
      }
      AtomicInteger admitted = new AtomicInteger();
      CountDownLatch go = new CountDownLatch(1);
      List<Thread> threads = new ArrayList<>();
      for (int t = 0; t < 64; t++) {
        threads.add(Thread.ofVirtual().start(() -> race(counters, go, admitted)));
      }
      go.countDown();
      for (Thread thread : threads) {
        thread.join();
      }
      assertThat(admitted).hasValue(100);
      assertThat(counters.used(1)).isEqualTo(1000);
    }
  }

  private static void race(UsageCounters counters, CountDownLatch go, AtomicInteger admitted) {
    try {
      go.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    for (int i = 0; i < 20; i++) {
      if (counters.add(1, 1000) >= 0) {
        admitted.incrementAndGet();
      }
    }
  }

  @Test
  void aNewMonthStartsAtZeroAndTheMonthNeverGoesBack() throws IOException {
    time.setWall("2026-11-30T23:59:59.999Z");
    try (UsageCounters counters = UsageCounters.open(file, time)) {
      assertThat(counters.month().text()).isEqualTo("2026-11");
      assertThat(counters.month().secondsLeft(time.millis())).isEqualTo(1);
      counters.add(1, 10);
      time.setWall("2026-12-01T00:00:00Z");
      assertThat(counters.used(1)).isZero();
      assertThat(counters.add(1, 10)).isEqualTo(1);
      time.setWall("2026-11-30T23:59:58Z");
      assertThat(counters.month().text()).isEqualTo("2026-12");
      assertThat(counters.add(1, 10)).isEqualTo(2);
      assertThat(counters.month().secondsLeft(time.millis())).isEqualTo(31 * 86_400 + 2);
    }
    try (UsageCounters counters = UsageCounters.open(file, time)) {
      assertThat(counters.add(1, 10)).as("after a start with the clock back").isEqualTo(3);
    }
  }

  @Test
  void growsForAccountsBeyondItsFirstChunk() throws IOException {
    long last = 2L * UsageCounters.CHUNK + 5;
    try (UsageCounters counters = UsageCounters.open(file, time)) {
      counters.ensure(last);
      assertThat(counters.add(last, 10)).isEqualTo(1);
    }
    try (UsageCounters counters = UsageCounters.open(file, time)) {
      assertThat(counters.used(last)).isEqualTo(1);
    }
  }

  @Test
  void twoProcessesWouldCountInOneFile() throws IOException {
    try (UsageCounters one = UsageCounters.open(file, time);
        UsageCounters other = UsageCounters.open(file, time)) {
      one.add(1, 10);
      other.add(1, 10);
      assertThat(one.used(1)).isEqualTo(2);
    }
  }

  @Test
  void refusesAFileThatIsSomethingElse() throws IOException {
    Files.writeString(file, "not counters at all");
    assertThatThrownBy(() -> UsageCounters.open(file, time))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("usage.counters is not a file of usage counters");
  }
}
