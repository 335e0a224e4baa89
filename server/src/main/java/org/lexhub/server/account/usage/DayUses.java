package org.lexhub.server.account.usage;

import java.util.concurrent.atomic.AtomicLongArray;

/** What a key was used for on one day, as counters that are not stored yet. */
public final class DayUses {
  /** The number of counters of an endpoint. */
  public static final int KINDS = 4;

  /** The counter of requests. */
  public static final int REQUESTS = 0;

  /** The counter of units that count towards the quota. */
  public static final int UNITS = 1;

  /** The counter of requests over a limit. */
  public static final int REFUSED = 2;

  /** The counter of requests that failed. */
  public static final int FAILED = 3;

  /** The id of the account. */
  public final long account;

  /** The id of the key. */
  public final String key;

  /** The day since 1970-01-01. */
  public final int day;

  private final AtomicLongArray counters;

  /**
   * Creates counters of 0.
   *
   * @param day the day since 1970-01-01
   * @param endpoints the number of endpoints
   */
  public DayUses(long account, String key, int day, int endpoints) {
    this.account = account;
    this.key = key;
    this.day = day;
    counters = new AtomicLongArray(endpoints * KINDS);
  }

  /** Adds to a counter of an endpoint. */
  public void add(int endpoint, int kind, long value) {
    counters.addAndGet(endpoint * KINDS + kind, value);
  }

  /** Returns a counter of an endpoint. */
  public long get(int endpoint, int kind) {
    return counters.get(endpoint * KINDS + kind);
  }

  /** Returns the counters of an endpoint and resets them to 0. */
  public long[] take(int endpoint) {
    long[] taken = new long[KINDS];
    for (int kind = 0; kind < KINDS; kind++) {
      taken[kind] = counters.getAndSet(endpoint * KINDS + kind, 0);
    }
    return taken;
  }
}
