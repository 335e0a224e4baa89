package org.lexhub.server.account.usage;

import java.util.concurrent.atomic.AtomicLongArray;

/** What a key was used for on one day, as counters that are not stored yet. */
public final class DayUses {
  /** The number of counters of an endpoint. */
  public static final int KINDS = 4;

  public static final int REQUESTS = 0;
  public static final int UNITS = 1;
  public static final int REFUSED = 2;
  public static final int FAILED = 3;

  public final long account;
  public final String key;
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

  public void add(int endpoint, int kind, long value) {
    counters.addAndGet(endpoint * KINDS + kind, value);
  }

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
