package org.lexhub.server.guard;

import org.lexhub.server.account.Account;
import org.lexhub.server.account.TimeSource;
import org.lexhub.server.account.UsageCounters;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.parameter.ApiError;

/**
 * Charges a request that stands for several, once its body tells for how many. It has passed {@link
 * RateGuard} and {@link QuotaGuard} as one request; here it takes the rest of its units, all of
 * them or none. A batch that is refused is not counted at all.
 */
public final class BatchGuard {
  private final UsageCounters counters;
  private final TimeSource time;

  /** Over the counters of the guards. */
  public BatchGuard(UsageCounters counters, TimeSource time) {
    this.counters = counters;
    this.time = time;
  }

  /**
   * Takes the units of a call.
   *
   * @param units for how many requests it stands, at least 1
   * @throws ApiError 429 where rate or quota do not have them
   */
  public void take(Call call, int units) {
    Account account = call.account();
    int more = units - 1;
    long now = time.nanos();
    if (!account.takeMoreRate(now, more)) {
      account.giveBackRate(1);
      throw ApiError.rateLimited(account.plan().perSecond(), account.secondsUntilRate(now, units));
    }
    long limit = account.plan().perMonth();
    if (counters.add(account.id(), more, limit) < 0) {
      account.giveBackRate(units);
      throw ApiError.quotaExceeded(limit, counters.month().secondsLeft(time.millis()));
    }
    call.counted(units);
  }
}
