package org.lexhub.server.web.account.key;

import java.time.Duration;
import java.time.Instant;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.Digests;
import org.lexhub.server.account.Session;
import org.lexhub.server.web.Urls;

/**
 * New keys between the form that creates them and the page that shows them. The form redirects, so
 * that reloading the page does not create another key. A key stays in memory for a few minutes, can
 * be taken once, and only by the session that created it.
 */
public final class FreshKeys {
  private static final Duration LIFETIME = Duration.ofMinutes(5);
  private static final int MAX_WAITING = 1_000;

  private record Waiting(long session, String key, Instant end) {}

  private final Map<String, Waiting> waiting = new LinkedHashMap<>();

  /** Stores a key and returns the path of the page that shows it. */
  synchronized String pathOf(Session session, String key, Instant now) {
    waiting.values().removeIf(entry -> entry.end().isBefore(now));
    Iterator<Waiting> oldest = waiting.values().iterator();
    if (waiting.size() >= MAX_WAITING) {
      oldest.next();
      oldest.remove();
    }
    String ticket = Digests.secret();
    waiting.put(ticket, new Waiting(session.id(), key, now.plus(LIFETIME)));
    return Urls.of("/account/keys/new", "ticket", ticket);
  }

  /** Returns the key of a ticket and forgets it; null if there is none for this session. */
  synchronized @Nullable String take(String ticket, Session session, Instant now) {
    Waiting found = waiting.get(ticket);
    if (found == null || found.session() != session.id() || found.end().isBefore(now)) {
      return null;
    }
    waiting.remove(ticket);
    return found.key();
  }
}
