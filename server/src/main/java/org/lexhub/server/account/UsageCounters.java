package org.lexhub.server.account;

import java.io.IOException;
import java.nio.file.Path;

/**
 * The number of requests of each account in the current month, in a {@link CounterFile}. A counter
 * holds the month in its upper 16 bits and the count in the lower 48, so that both change in one
 * atomic step. The month of a counter never goes back, even if the clock does. Requests are also
 * counted for their day, see {@link #days}.
 */
public final class UsageCounters implements AutoCloseable {
  /** The number of counters by which the file grows. */
  static final int CHUNK = 1 << 16;

  /** The name of the file of {@link DayCounters}, in the same folder. */
  static final String DAYS = "usage.days";

  private static final String MAGIC = "LXUSAGE1";
  private static final int COUNT_BITS = 48;
  private static final long COUNT_MASK = (1L << COUNT_BITS) - 1;

  private final CounterFile file;
  private final DayCounters days;
  private final TimeSource time;
  private volatile Month month;

  private UsageCounters(CounterFile file, DayCounters days, TimeSource time) {
    this.file = file;
    this.days = days;
    this.time = time;
    month = Month.of(time.millis());
  }

  /**
   * Opens the file and the file of days in the same folder, or creates them.
   *
   * @throws IOException if a file cannot be created or is of another kind
   */
  public static UsageCounters open(Path path, TimeSource time) throws IOException {
    CounterFile file = CounterFile.open(path, MAGIC, 1, CHUNK);
    try {
      return new UsageCounters(file, DayCounters.open(path.resolveSibling(DAYS), time), time);
    } catch (IOException | RuntimeException e) {
      file.close();
      throw e;
    }
  }

  /** Ensures that the files have the counters of an account. */
  public void ensure(long account) throws IOException {
    file.ensure(account);
    days.ensure(account);
  }

  /** Returns the counters of the last days. */
  public DayCounters days() {
    return days;
  }

  /** Returns the current month, which never goes back. */
  public Month month() {
    Month present = month;
    long now = time.millis();
    if (now < present.end()) {
      return present;
    }
    synchronized (this) {
      if (now >= month.end()) {
        month = Month.of(now);
      }
      return month;
    }
  }

  /**
   * Counts one request unless the limit is reached.
   *
   * @return the new count, or -1 if the limit is reached
   */
  public long add(long account, long limit) {
    return add(account, 1, limit);
  }

  /**
   * Counts a number of requests, or none of them if they exceed the limit.
   *
   * @return the new count, or -1 if the requests exceed the limit
   */
  public long add(long account, int requests, long limit) {
    long present = month().number();
    while (true) {
      long old = file.get(account, 0);
      long stored = old >>> COUNT_BITS;
      long used = stored < present ? 0 : old & COUNT_MASK;
      if (used > limit - requests) {
        return -1;
      }
      long next = Math.max(stored, present) << COUNT_BITS | (used + requests);
      if (file.replace(account, 0, old, next)) {
        days.addRequests(account, requests);
        return used + requests;
      }
    }
  }

  /** Subtracts requests that do not count. */
  public void refund(long account, int requests) {
    long present = month().number();
    while (true) {
      long old = file.get(account, 0);
      long back = Math.min(requests, old & COUNT_MASK);
      if (old >>> COUNT_BITS < present || back == 0) {
        return;
      }
      if (file.replace(account, 0, old, old - back)) {
        days.refund(account, requests);
        return;
      }
    }
  }

  /** Clears the counters of an account that is being deleted. */
  public void forget(long account) {
    long old = file.get(account, 0);
    while (!file.replace(account, 0, old, 0)) {
      old = file.get(account, 0);
    }
    days.forget(account);
  }

  /** Returns the number of requests of an account in the current month. */
  public long used(long account) {
    long value = file.get(account, 0);
    return value >>> COUNT_BITS < month().number() ? 0 : value & COUNT_MASK;
  }

  /** Forces changed counters to disk; called once a second. */
  public void force() {
    file.force();
    days.force();
  }

  @Override
  public void close() throws IOException {
    try {
      file.close();
    } finally {
      days.close();
    }
  }
}
