package org.lexhub.server.guard;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A token bucket for each address, kept for the addresses that were seen last. Forgetting one only
 * fills its bucket; a bucket for all together stands before them, so that nobody gains by coming
 * from many. Safe for many threads.
 *
 * <p>A bucket is one number, the moment at which it will be full again (the "generic cell rate
 * algorithm" of ATM networks).
 */
final class AddressBuckets {
  private static final long SECOND = 1_000_000_000L;
  private static final int KEPT = 50_000;

  private final long interval;
  private final long capacity;
  private final Map<String, Long> fullAt =
      new LinkedHashMap<>(1024, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Long> eldest) {
          return size() > KEPT;
        }
      };

  /**
   * Full buckets.
   *
   * @param tokens how many requests come back in {@code seconds}
   * @param atOnce how many a full bucket holds
   */
  AddressBuckets(int tokens, int seconds, int atOnce) {
    interval = seconds * SECOND / tokens;
    capacity = atOnce * interval;
  }

  /** Takes a token; returns 0, or after how many seconds there will be one. */
  synchronized int take(String address, long now) {
    Long old = fullAt.get(address);
    long next = (old == null || old - now < 0 ? now : old) + interval;
    long over = next - now - capacity;
    if (over > 0) {
      return (int) Math.min(Integer.MAX_VALUE, 1 + (over - 1) / SECOND);
    }
    fullAt.put(address, next);
    return 0;
  }

  /** Puts a token back. */
  synchronized void giveBack(String address) {
    fullAt.computeIfPresent(address, (key, until) -> until - interval);
  }
}
