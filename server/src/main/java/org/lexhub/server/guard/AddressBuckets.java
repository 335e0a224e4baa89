package org.lexhub.server.guard;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A token bucket for each of the addresses that were seen last. Evicting an address only fills its
 * bucket; the bucket of all addresses together ({@link PageRate}) ensures that nobody gains by
 * using many addresses. Safe for use by several threads.
 *
 * <p>A bucket is one number, the time at which it is full again (the "generic cell rate algorithm"
 * of ATM networks).
 */
final class AddressBuckets {
  private static final long NANOS_PER_SECOND = 1_000_000_000L;
  private static final int MAX_ADDRESSES = 50_000;

  private final long interval;
  private final long capacity;
  private final Map<String, Long> fullAt =
      new LinkedHashMap<>(1024, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Long> eldest) {
          return size() > MAX_ADDRESSES;
        }
      };

  /**
   * Creates full buckets.
   *
   * @param tokens the number of tokens that a bucket regains in {@code seconds}; at most one per
   *     nanosecond
   * @param capacity the number of tokens in a full bucket
   */
  AddressBuckets(long tokens, int seconds, long capacity) {
    interval = Math.max(1, seconds * NANOS_PER_SECOND / tokens);
    this.capacity = capacity * interval;
  }

  /**
   * Takes a token.
   *
   * @param now the current time in nanoseconds
   * @return 0, or the number of seconds until there is a token
   */
  synchronized int take(String address, long now) {
    Long old = fullAt.get(address);
    long next = (old == null || old - now < 0 ? now : old) + interval;
    long over = next - now - capacity;
    if (over > 0) {
      return (int) Math.min(Integer.MAX_VALUE, 1 + (over - 1) / NANOS_PER_SECOND);
    }
    fullAt.put(address, next);
    return 0;
  }

  /** Returns a token to its bucket. */
  synchronized void giveBack(String address) {
    fullAt.computeIfPresent(address, (key, until) -> until - interval);
  }
}
