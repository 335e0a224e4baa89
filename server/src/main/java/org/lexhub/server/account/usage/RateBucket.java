package org.lexhub.server.account.usage;

import java.util.concurrent.atomic.AtomicLong;

/**
 * A token bucket that holds the requests of one second. Its state is one number, the time at which
 * it is full again (the "generic cell rate algorithm" of ATM networks). Safe for use by several
 * threads, without locks.
 */
public final class RateBucket {
  private static final long SECOND = 1_000_000_000L;

  private final AtomicLong fullAt;

  /** Creates a full bucket. */
  public RateBucket(long now) {
    fullAt = new AtomicLong(now);
  }

  /** Takes a token; returns the number that remain, or -1 if there is none. */
  public int take(long now, int perSecond) {
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
   * Takes more tokens for a batch of {@code 1 + more} requests that has taken one token already.
   * The batch is accepted if the bucket holds all tokens or, if it needs more than the bucket can
   * hold, if the bucket is full. Missing tokens become a debt that is paid off before the next
   * token, so that the mean rate remains the same.
   *
   * @return whether the batch is accepted; if not, no token is taken
   */
  public boolean takeMore(long now, int perSecond, int more) {
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

  /** Returns tokens that were taken for a request that is not answered. */
  public void giveBack(int perSecond, int tokens) {
    fullAt.addAndGet(-tokens * (SECOND / perSecond));
  }

  /** Returns the nanoseconds until a batch of this number of requests can be accepted. */
  public long waitNanos(long now, int perSecond, int tokens) {
    long needed = Math.min(tokens, perSecond) * (SECOND / perSecond);
    return Math.max(0, Math.max(0, fullAt.get() - now) + needed - SECOND);
  }

  /** Returns the number of tokens that remain. */
  public int remaining(long now, int perSecond) {
    long missing = Math.max(0, fullAt.get() - now);
    return (int) Math.max(0, (SECOND - missing) / (SECOND / perSecond));
  }
}
