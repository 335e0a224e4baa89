package org.lexhub.server.guard;

import org.lexhub.server.account.usage.UnitLeases.UnitsUnknownException;
import org.lexhub.server.account.usage.UsageCounters;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.parameter.ApiError;

/** Charges units where several servers share the quotas, so that a lease may have to be drawn. */
final class Units {
  /** The value of {@code Retry-After} while the database cannot be reached, in seconds. */
  private static final int RETRY_SECONDS = 1;

  private Units() {}

  /**
   * Charges units, and waits for a lease.
   *
   * @return the new count, or -1 if the quota is used up
   * @throws ApiError 503 if the database of leases cannot be reached
   */
  static long await(UsageCounters counters, long account, int units, long limit) {
    try {
      return counters.addWaiting(account, units, limit);
    } catch (UnitsUnknownException e) {
      throw ApiError.unavailable(
          "This server cannot reach the database that counts requests.", RETRY_SECONDS);
    }
  }

  /**
   * Charges units of a call whose endpoint runs.
   *
   * @param undo what the caller has to undo before a worker starts the endpoint again
   * @return the new count, or -1 if the quota is used up
   * @throws ApiError 503 if the database of leases cannot be reached
   */
  static long add(Call call, UsageCounters counters, int units, long limit, Runnable undo) {
    long account = call.account().id();
    long count = counters.add(account, units, limit);
    if (count != UsageCounters.NO_LEASE) {
      return count;
    }
    if (!call.isOnWorker()) {
      undo.run();
      call.needWorker();
    }
    return await(counters, account, units, limit);
  }
}
