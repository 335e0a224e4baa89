package org.lexhub.server.account.usage;

import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * The number of requests of each account on each of the last days, and the number of requests that
 * its limits refused, in a {@link CounterFile}. An account has a ring of {@link #DAYS} days with
 * two counters each. A counter holds its day in the upper 16 bits and the count in the lower 48, so
 * that a reused counter restarts at zero in the same atomic step that counts the first request of
 * its day. Days are in UTC, numbered from 1970-01-01.
 */
public final class DayCounters implements AutoCloseable {
  /** The number of stored days, including the current one. */
  public static final int DAYS = 96;

  /** The number of accounts by which the file grows, 384 KiB. */
  static final int CHUNK = 256;

  private static final String MAGIC = "LXDAYS01";
  private static final int REQUESTS = 0;
  private static final int REFUSED = 1;
  private static final int KINDS = 2;
  private static final int COUNT_BITS = 48;
  private static final long COUNT_MASK = (1L << COUNT_BITS) - 1;
  private static final long DAY_MILLIS = 86_400_000L;

  private final CounterFile file;
  private final TimeSource time;
  private final @Nullable UnitLeases leases;

  private DayCounters(CounterFile file, TimeSource time, @Nullable UnitLeases leases) {
    this.file = file;
    this.time = time;
    this.leases = leases;
  }

  /**
   * Opens the file, or creates it.
   *
   * @throws IOException if the file cannot be created or is of another kind
   */
  public static DayCounters open(Path path, TimeSource time) throws IOException {
    return open(path, time, null);
  }

  /**
   * Opens the file, or creates it.
   *
   * @param leases knows the requests of other servers, or null if there are none
   * @throws IOException if the file cannot be created or is of another kind
   */
  static DayCounters open(Path path, TimeSource time, @Nullable UnitLeases leases)
      throws IOException {
    return new DayCounters(CounterFile.open(path, MAGIC, DAYS * KINDS, CHUNK), time, leases);
  }

  /** Ensures that the file has the counters of an account. */
  public void ensure(long account) throws IOException {
    file.ensure(account);
  }

  /** Returns the number of the current day. */
  public int today() {
    return (int) Math.floorDiv(time.millis(), DAY_MILLIS);
  }

  /** Counts requests of today. */
  public void addRequests(long account, int requests) {
    add(account, REQUESTS, requests);
  }

  /** Subtracts requests of today that do not count. */
  public void refund(long account, int requests) {
    add(account, REQUESTS, -requests);
  }

  /** Counts a request of today that a limit refused. */
  public void addRefused(long account) {
    add(account, REFUSED, 1);
  }

  private void add(long account, int kind, int change) {
    long day = today();
    int counter = counter((int) day, kind);
    while (true) {
      long old = file.get(account, counter);
      long stored = old >>> COUNT_BITS;
      long count = Math.max(0, (stored < day ? 0 : old & COUNT_MASK) + change);
      if (file.replace(account, counter, old, Math.max(stored, day) << COUNT_BITS | count)) {
        return;
      }
    }
  }

  private static int counter(int day, int kind) {
    return day % DAYS * KINDS + kind;
  }

  /** Returns the number of requests of an account on one of the last {@link #DAYS} days. */
  public long requests(long account, int day) {
    return requestsHere(account, day)
        + (leases == null ? 0 : leases.requestsElsewhere(account, day));
  }

  /** Returns the number of requests of an account on a day at this server. */
  public long requestsHere(long account, int day) {
    return count(account, day, REQUESTS);
  }

  /** Returns the number of requests of an account that its limits refused on a day. */
  public long refused(long account, int day) {
    return refusedHere(account, day) + (leases == null ? 0 : leases.refusedElsewhere(account, day));
  }

  /** Returns the number of requests of an account that limits refused on a day at this server. */
  public long refusedHere(long account, int day) {
    return count(account, day, REFUSED);
  }

  private long count(long account, int day, int kind) {
    long value = file.get(account, counter(day, kind));
    return value >>> COUNT_BITS == day ? value & COUNT_MASK : 0;
  }

  /** Clears the counters of an account that is being deleted. */
  public void forget(long account) {
    for (int counter = 0; counter < DAYS * KINDS; counter++) {
      long old = file.get(account, counter);
      while (!file.replace(account, counter, old, 0)) {
        old = file.get(account, counter);
      }
    }
  }

  /** Forces changed counters to disk; called once a second. */
  public void force() {
    file.force();
  }

  @Override
  public void close() throws IOException {
    file.close();
  }
}
