package org.lexhub.server.account;

import java.io.IOException;
import java.nio.file.Path;

/**
 * How many requests each account has made this month, in a {@link CounterFile}. A counter holds the
 * month in its upper 16 bits and the count in the lower 48, so that both change in one atomic step.
 * The month of a counter only goes forward, whatever the clock does. What is counted here is
 * counted for its day too, see {@link #days}.
 */
public final class UsageCounters implements AutoCloseable {
  /** Counters by which the file grows. */
  static final int CHUNK = 1 << 16;

  /** The name of the file of days, beside that of the month. */
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
   * Opens the file and that of the days beside it, or makes them.
   *
   * @throws IOException if one cannot be made, or is something else
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

  /** Makes room for the counters of an account. */
  public void ensure(long account) throws IOException {
    file.ensure(account);
    days.ensure(account);
  }

  /** Returns what was counted on each of the last days. */
  public DayCounters days() {
    return days;
  }

  /** Returns the present month, which never goes back. */
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
   * @return the count after it, or -1 where the limit was reached
   */
  public long add(long account, long limit) {
    return add(account, 1, limit);
  }

  /**
   * Counts so many requests, or none of them where they are more than the limit leaves.
   *
   * @return the count after them, or -1 where they are too many
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

  /** Takes back requests that turned out not to count. */
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

  /** Forgets everything about an account that is being deleted. */
  public void forget(long account) {
    long old = file.get(account, 0);
    while (!file.replace(account, 0, old, 0)) {
      old = file.get(account, 0);
    }
    days.forget(account);
  }

  /** Returns the requests counted for an account in the present month. */
  public long used(long account) {
    long value = file.get(account, 0);
    return value >>> COUNT_BITS < month().number() ? 0 : value & COUNT_MASK;
  }

  /** Writes what has changed through to the disk; called once a second. */
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
