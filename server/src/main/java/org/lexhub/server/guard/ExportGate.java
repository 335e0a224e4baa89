package org.lexhub.server.guard;

import java.util.HashMap;
import java.util.Map;
import org.lexhub.server.http.parameter.ApiError;

/** Limits the number of concurrent exports, for each account and in all. */
final class ExportGate {
  private final int perAccount;
  private final int inAll;
  private final Map<Long, Integer> running = new HashMap<>();
  private int all;

  ExportGate(int perAccount, int inAll) {
    this.perAccount = perAccount;
    this.inAll = inAll;
  }

  /**
   * Starts an export of an account.
   *
   * @throws ApiError 429 if the account has too many exports, 503 if there are too many in all
   */
  synchronized void enter(long account) {
    int own = running.getOrDefault(account, 0);
    if (own >= perAccount) {
      throw LimitErrors.exports(perAccount);
    }
    if (all >= inAll) {
      throw ApiError.unavailable("Too many exports are running.");
    }
    running.put(account, own + 1);
    all++;
  }

  /** Ends an export of an account. */
  synchronized void leave(long account) {
    running.computeIfPresent(account, (id, own) -> own > 1 ? own - 1 : null);
    all--;
  }
}
