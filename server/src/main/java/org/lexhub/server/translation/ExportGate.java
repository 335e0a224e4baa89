package org.lexhub.server.translation;

import java.util.HashMap;
import java.util.Map;
import org.lexhub.server.guard.LimitErrors;
import org.lexhub.server.http.parameter.ApiError;

/** Lets only so many exports run at once, of one account and together. */
final class ExportGate {
  private final int perAccount;
  private final int together;
  private final Map<Long, Integer> running = new HashMap<>();
  private int all;

  ExportGate(int perAccount, int together) {
    this.perAccount = perAccount;
    this.together = together;
  }

  /** Lets one more export of an account in, or throws 429 or 503. */
  synchronized void enter(long account) {
    int own = running.getOrDefault(account, 0);
    if (own >= perAccount) {
      throw LimitErrors.exports(perAccount);
    }
    if (all >= together) {
      throw ApiError.unavailable("Too many exports are running.");
    }
    running.put(account, own + 1);
    all++;
  }

  /** Notes that an export of an account is over. */
  synchronized void leave(long account) {
    running.computeIfPresent(account, (id, own) -> own > 1 ? own - 1 : null);
    all--;
  }
}
