package org.lexhub.server.account.usage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.server.account.ManualTime;

/** The size of a counter file, and what its counters forget. */
class CounterFileTest {
  private static final int HEADER = 64;
  private static final int CHUNK_BYTES = 8 * UsageCounters.CHUNK;

  @TempDir Path folder;
  private final ManualTime time = new ManualTime("2026-11-21T10:00:00Z");
  private Path file = Path.of("");

  @BeforeEach
  void name() {
    file = folder.resolve("usage.counters");
  }

  private static int day(ManualTime time) {
    return (int) Math.floorDiv(time.millis(), 86_400_000L);
  }

  @Test
  void growsByWholeChunksAndOnlyForNewAccounts() throws IOException {
    try (UsageCounters counters = UsageCounters.open(file, time)) {
      assertThat(Files.size(file)).isEqualTo(HEADER + CHUNK_BYTES);
      counters.ensure(UsageCounters.CHUNK - 1);
      assertThat(Files.size(file)).isEqualTo(HEADER + CHUNK_BYTES);
      counters.ensure(UsageCounters.CHUNK);
      assertThat(Files.size(file)).isEqualTo(HEADER + 2L * CHUNK_BYTES);
      counters.add(UsageCounters.CHUNK, 10);
    }
    for (int i = 0; i < 2; i++) {
      try (UsageCounters counters = UsageCounters.open(file, time)) {
        assertThat(counters.used(UsageCounters.CHUNK)).isEqualTo(1);
        assertThat(Files.size(file)).isEqualTo(HEADER + 2L * CHUNK_BYTES);
      }
    }
  }

  @Test
  void forgetsOneAccountOnly() throws IOException {
    try (UsageCounters counters = UsageCounters.open(file, time)) {
      for (int account = 1; account <= 3; account++) {
        counters.add(account, 4, 10);
        counters.days().addRefused(account);
      }
      counters.forget(2);
      for (int account = 1; account <= 3; account++) {
        int expected = account == 2 ? 0 : 1;
        assertThat(counters.used(account)).isEqualTo(4L * expected);
        assertThat(counters.days().requests(account, day(time))).isEqualTo(4L * expected);
        assertThat(counters.days().refused(account, day(time))).isEqualTo(expected);
      }
      counters.force();
      assertThat(counters.add(2, 10)).isEqualTo(1);
    }
  }

  @Test
  void givesBackAtMostWhatTheMonthHas() throws IOException {
    try (UsageCounters counters = UsageCounters.open(file, time)) {
      counters.add(1, 2, 10);
      counters.refund(1, 5);
      assertThat(counters.used(1)).isZero();
      counters.refund(1, 5);
      assertThat(counters.add(1, 10)).isEqualTo(1);
      int day = day(time);
      assertThat(counters.days().requests(1, day)).isEqualTo(1);
      time.setWall("2026-12-01T00:00:00Z");
      counters.refund(1, 1);
      time.setWall("2026-11-21T11:00:00Z");
      assertThat(counters.days().requests(1, day)).isEqualTo(1);
    }
  }
}
