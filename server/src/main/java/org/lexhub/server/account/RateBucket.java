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

  /**
   * Takes more tokens for a request that has taken one and stands for {@code 1 + more}. It is let
   * in when the bucket holds all of them or, where they are more than it can ever hold, when it is
   * full; what it then lacks is a debt that has to be paid off before the next token is given, so
   * that the mean rate stays what it was.
   *
   * @return whether it was let in; if not, nothing is taken
   */
  boolean takeMore(long now, int perSecond, int more) {
    long interval = SECOND / perSecond;
    long needed = Math.min(more, perSecond - 1) * interval;
    while (true) {
      long old = fullAt.get();
      long from = old - now > 0 ? old : now;
      if (from - now + needed > SECOND) {
        return false;
      }
      if (fullAt.compareAndSet(old, from + more * interval)) {
        return true;
      }
    }
  }

  /** Puts tokens back that were taken for a request that is not answered after all. */
  void giveBack(int perSecond, int tokens) {
    fullAt.addAndGet(-tokens * (SECOND / perSecond));
  }

  /** Returns the nanoseconds until a request that stands for so many can be let in. */
  long wait(long now, int perSecond, int tokens) {
    long needed = Math.min(tokens, perSecond) * (SECOND / perSecond);
    return Math.max(0, Math.max(0, fullAt.get() - now) + needed - SECOND);
  }

  /** Returns how many tokens are left. */
  int remaining(long now, int perSecond) {
    long missing = Math.max(0, fullAt.get() - now);
    return (int) Math.max(0, (SECOND - missing) / (SECOND / perSecond));
  }
}
