package org.lexhub.server.account;

import java.util.concurrent.atomic.AtomicLong;

/**
 * A token bucket that holds one second's worth of requests, kept as one number: the moment at which
 * it will be full again (the "generic cell rate algorithm" of ATM networks). Safe for many threads,
 * without locks.
 */
final class RateBucket {
  private static final long SECOND = 1_000_000_000L;

  private final AtomicLong fullAt;

  /** A full bucket. */
  RateBucket(long now) {
    fullAt = new AtomicLong(now);
  }

  /** Takes a token; returns how many are left, or -1 where there was none. */
  int take(long now, int perSecond) {
    long interval = SECOND / perSecond;
    while (true) {
      long old = fullAt.get();
      long next = (old - now > 0 ? old : now) + interval;
      if (next - now > SECOND) {
        return -1;
      }
      if (fullAt.compareAndSet(old, next)) {
        return (int) ((SECOND - (next - now)) / interval);
      }
    }
  }

  /** Returns how many tokens are left. */
  int remaining(long now, int perSecond) {
    long missing = Math.max(0, fullAt.get() - now);
    return (int) Math.max(0, (SECOND - missing) / (SECOND / perSecond));
  }
}
