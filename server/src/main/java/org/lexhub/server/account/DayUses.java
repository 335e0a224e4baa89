package org.lexhub.server.account;

import java.util.concurrent.atomic.AtomicLongArray;

/** What a key was used for on one day, as counters that are not stored yet. */
final class DayUses {
  /** The number of counters of an endpoint. */
  static final int KINDS = 4;

  static final int REQUESTS = 0;
  static final int UNITS = 1;
  static final int REFUSED = 2;
  static final int FAILED = 3;

  final long account;
  final String key;
  final int day;
  private final AtomicLongArray counters;

  /**
   * Creates counters of 0.
   *
   * @param day the day since 1970-01-01
   * @param endpoints the number of endpoints
   */
  DayUses(long account, String key, int day, int endpoints) {
    this.account = account;
    this.key = key;
    this.day = day;
    counters = new AtomicLongArray(endpoints * KINDS);
  }

  void add(int endpoint, int kind, long value) {
    counters.addAndGet(endpoint * KINDS + kind, value);
  }

  long get(int endpoint, int kind) {
    return counters.get(endpoint * KINDS + kind);
  }

  /** Returns the counters of an endpoint and resets them to 0. */
  long[] take(int endpoint) {
    long[] taken = new long[KINDS];
    for (int kind = 0; kind < KINDS; kind++) {
      taken[kind] = counters.getAndSet(endpoint * KINDS + kind, 0);
    }
    return taken;
  }
}
