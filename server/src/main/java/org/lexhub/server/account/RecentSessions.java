package org.lexhub.server.account;

import java.nio.ByteBuffer;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The accounts of the sessions that were used last, by the digests of their secrets. Safe for use
 * by several threads.
 */
final class RecentSessions {
  private static final int MAX_SESSIONS = 20_000;

  private final long maxSeconds;
  private final Map<ByteBuffer, Use> uses =
      new LinkedHashMap<>(64, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<ByteBuffer, Use> eldest) {
          return size() > MAX_SESSIONS;
        }
      };

  /**
   * The last use of a session.
   *
   * @param second the time in seconds since 1970
   */
  private record Use(long account, long second) {}

  /**
   * Creates an empty memory.
   *
   * @param maxSeconds how long a session is remembered after its last use
   */
  RecentSessions(long maxSeconds) {
    this.maxSeconds = maxSeconds;
  }

  /** Remembers a use of a session. */
  synchronized void put(String secret, long account, long second) {
    uses.put(key(secret), new Use(account, second));
  }

  /** Forgets a session. */
  synchronized void remove(String secret) {
    uses.remove(key(secret));
  }

  /** Returns the account of a session, or 0 if it is not remembered. */
  synchronized long account(String secret, long second) {
    @Nullable Use use = uses.get(key(secret));
    return use == null || second - use.second() > maxSeconds ? 0 : use.account();
  }

  private static ByteBuffer key(String secret) {
    return ByteBuffer.wrap(Digests.digest(secret));
  }
}
