package org.lexhub.server.account.usage;

import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * The number of requests of each account in the current month, in a {@link CounterFile}. A counter
 * holds the month in its upper 16 bits and the count in the lower 48, so that both change in one
 * atomic step. The month of a counter never goes back, even if the clock does. Requests are also
 * counted for their day, see {@link #days}.
 *
 * <p>With {@link UnitLeases}, the files count the requests of this server, and the leases decide
 * whether there are units left.
 */
public final class UsageCounters implements AutoCloseable {
  /** The name of the file in a data folder. */
  public static final String FILE = "usage.counters";

  /** The result of {@link #add} if the lease of the account has too few units. */
  public static final long NO_LEASE = -2;

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
  private final @Nullable UnitLeases leases;
  private volatile Month month;

  private UsageCounters(
      CounterFile file, DayCounters days, TimeSource time, @Nullable UnitLeases leases) {
    this.file = file;
    this.days = days;
    this.time = time;
    this.leases = leases;
    month = Month.of(time.millis());
  }

  /**
   * Opens the file and the file of days in the same folder, or creates them.
   *
   * @throws IOException if a file cannot be created or is of another kind
   */
  public static UsageCounters open(Path path, TimeSource time) throws IOException {
    return open(path, path.resolveSibling(DAYS), time, null);
  }

  /**
   * Opens files of months and days, or creates them.
   *
   * @param leases decides about units, or null if the files do
   * @throws IOException if a file cannot be created or is of another kind
   */
  public static UsageCounters open(
      Path path, Path dayPath, TimeSource time, @Nullable UnitLeases leases) throws IOException {
    CounterFile file = CounterFile.open(path, MAGIC, 1, CHUNK);
    try {
      DayCounters days = DayCounters.open(dayPath, time, leases);
      return new UsageCounters(file, days, time, leases);
    } catch (IOException | RuntimeException e) {
      file.close();
      throw e;
    }
  }

  /** Ensures that the files have the counters of an account. */
  public void ensure(long account) throws IOException {
    file.ensure(account);
    days.ensure(account);
    if (leases != null) {
      leases.ensure(account);
    }
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
   * @return the new count, -1 if the requests exceed the limit, or {@link #NO_LEASE}
   */
  public long add(long account, int requests, long limit) {
    int present = month().number();
    if (leases == null) {
      return count(account, requests, limit, present);
    }
    return leases.take(account, present, requests, limit)
        ? count(account, requests, Long.MAX_VALUE, present)
        : NO_LEASE;
  }

  /**
   * Does the same as {@link #add} and waits for a lease.
   *
   * @return the new count, or -1 if the requests exceed the limit
   * @throws UnitLeases.UnitsUnknownException if the database of leases cannot be reached
   */
  public long addWaiting(long account, int requests, long limit)
      throws UnitLeases.UnitsUnknownException {
    while (true) {
      long count = add(account, requests, limit);
      if (count != NO_LEASE || leases == null) {
        return count;
      }
      if (!leases.draw(account, month().number(), requests, limit)) {
        return -1;
      }
    }
  }

  private long count(long account, int requests, long limit, long present) {
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
    int present = month().number();
    while (true) {
      long old = file.get(account, 0);
      long back = Math.min(requests, old & COUNT_MASK);
      if (old >>> COUNT_BITS < present || back == 0) {
        return;
      }
      if (file.replace(account, 0, old, old - back)) {
        days.refund(account, requests);
        if (leases != null) {
          leases.giveBack(account, present, (int) back);
        }
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
    if (leases != null) {
      leases.forget(account);
    }
  }

  /** Returns the number of requests of an account in the current month, at all servers. */
  public long used(long account) {
    int present = month().number();
    long here = usedHere(account, present);
    return leases == null ? here : here + leases.usedElsewhere(account, present);
  }

  /** Returns the number of requests of an account in a month at this server. */
  public long usedHere(long account, int present) {
    long value = file.get(account, 0);
    return value >>> COUNT_BITS == present ? value & COUNT_MASK : 0;
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
