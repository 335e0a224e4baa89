package org.lexhub.server.guard;

import org.lexhub.server.account.Account;
import org.lexhub.server.account.usage.TimeSource;
import org.lexhub.server.account.usage.UsageCounters;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.parameter.ApiError;

/**
 * Charges a batch, once its body has shown its number of units. {@link RateGuard} and {@link
 * QuotaGuard} have charged it as one request; this guard charges the other units, all of them or
 * none. A batch that is refused is not counted.
 */
public final class BatchGuard {
  private final UsageCounters counters;
  private final TimeSource time;

  /** Creates a guard over the counters of {@link QuotaGuard}. */
  public BatchGuard(UsageCounters counters, TimeSource time) {
    this.counters = counters;
    this.time = time;
  }

  /**
   * Charges the units of a call.
   *
   * @param units the number of requests in the batch, at least 1
   * @throws ApiError 429 if rate or quota do not allow them
   */
  public void charge(Call call, int units) {
    Account account = call.account();
    int more = units - 1;
    if (!account.takeMoreRate(time, more)) {
      account.giveBackRate(1);
      int seconds = account.secondsUntilRate(time.nanos(), units);
      throw LimitErrors.rate(account.plan().perSecond(), seconds);
    }
    long limit = account.plan().perMonth();
    if (Units.add(call, counters, more, limit, () -> account.giveBackRate(more)) < 0) {
      account.giveBackRate(units);
      throw LimitErrors.quota(limit, counters.month().secondsLeft(time.millis()));
    }
    call.charge(units);
  }
}
