package org.lexhub.server.account;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;
import org.jetbrains.lincheck.datastructures.Operation;
import org.jetbrains.lincheck.datastructures.StressOptions;
import org.lexhub.server.account.usage.TimeSource;
import org.lexhub.server.account.usage.UsageCounters;

/**
 * Requests that count in the mapped file at the same time: the results are those of some order one
 * after the other, up to the limit. The accesses to a mapping can't be interleaved on purpose, so
 * that threads run freely, many times.
 */
public class UsageCountersInterleavings {
  private static final int LIMIT = 5;
  private static final AtomicLong ACCOUNTS = new AtomicLong();
  private static final UsageCounters COUNTERS = counters();

  private final long account = ACCOUNTS.incrementAndGet();

  private static UsageCounters counters() {
    try {
      Path folder = Files.createTempDirectory("lexhub-test");
      return UsageCounters.open(folder.resolve("usage"), TimeSource.SYSTEM);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Gives every run of a scenario its own account. */
  public UsageCountersInterleavings() throws IOException {
    COUNTERS.ensure(account);
  }

  /** Counts a request. */
  @Operation
  public long add() {
    return COUNTERS.add(account, LIMIT);
  }

  /** Counts a batch. */
  @Operation
  public long addThree() {
    return COUNTERS.add(account, 3, LIMIT);
  }

  /** Takes a count back. */
  @Operation
  public void refund() {
    COUNTERS.refund(account, 1);
  }

  /** Returns the count. */
  @Operation
  public long used() {
    return COUNTERS.used(account);
  }

  /** Checks the interleavings. */
  public static void check() {
    new StressOptions()
        .iterations(5)
        .invocationsPerIteration(2000)
        .threads(3)
        .actorsPerThread(2)
        .actorsBefore(0)
        .actorsAfter(1)
        .check(UsageCountersInterleavings.class);
  }
}
