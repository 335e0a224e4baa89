package org.lexhub.server.account.usage;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lexhub.server.account.ManualTime;

class DayCountersTest {
  private static final long DAY = 86_400_000;

  @TempDir Path folder;
  private final ManualTime time = new ManualTime("2026-11-21T10:00:00Z");

  @Test
  void aDayBeginsAtZeroAndTheOneBeforeStays() throws Exception {
    try (DayCounters days = DayCounters.open(folder.resolve("d"), time)) {
      int first = days.today();
      days.addRequests(5, 1);
      days.addRequests(5, 1);
      days.addRefused(5);
      time.pass(DAY);
      days.addRequests(5, 1);
      assertThat(days.requests(5, first)).isEqualTo(2);
      assertThat(days.refused(5, first)).isEqualTo(1);
      assertThat(days.requests(5, first + 1)).isEqualTo(1);
      assertThat(days.refused(5, first + 1)).isZero();
      assertThat(days.requests(4, first)).isZero();
    }
  }

  @Test
  void aPlaceThatComesRoundAgainHoldsTheNewDayOnly() throws Exception {
    try (DayCounters days = DayCounters.open(folder.resolve("d"), time)) {
      int first = days.today();
      days.addRequests(1, 1);
      time.pass(DAY * DayCounters.DAYS);
      assertThat(days.requests(1, days.today())).isZero();
      days.addRequests(1, 1);
      assertThat(days.requests(1, first)).isZero();
      assertThat(days.requests(1, days.today())).isEqualTo(1);
    }
  }

  @Test
  void countsSurviveReopeningAndGrowth() throws Exception {
    Path file = folder.resolve("d");
    long far = DayCounters.CHUNK * 3L + 1;
    try (DayCounters days = DayCounters.open(file, time)) {
      days.addRequests(1, 1);
      days.ensure(far);
      days.addRequests(far, 1);
      days.refund(far, 1);
      days.addRequests(far, 1);
      days.refund(2, 1);
    }
    try (DayCounters days = DayCounters.open(file, time)) {
      days.ensure(far);
      assertThat(days.requests(1, days.today())).isEqualTo(1);
      assertThat(days.requests(far, days.today())).isEqualTo(1);
      assertThat(days.requests(2, days.today())).isZero();
      days.forget(far);
      assertThat(days.requests(far, days.today())).isZero();
    }
  }

  @Test
  void aRequestOfTheMonthIsOneOfItsDayToo() throws Exception {
    try (UsageCounters counters = UsageCounters.open(folder.resolve("usage.counters"), time)) {
      counters.add(3, 2);
      counters.add(3, 2);
      counters.add(3, 2);
      counters.refund(3, 1);
      assertThat(counters.days().requests(3, counters.days().today())).isEqualTo(1);
    }
  }
}
