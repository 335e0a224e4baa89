package org.lexhub.server.guard;

import org.lexhub.server.account.Account;
import org.lexhub.server.account.usage.TimeSource;
import org.lexhub.server.account.usage.UsageCounters;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Handler;
import org.lexhub.server.http.WorkAhead;
import org.lexhub.server.http.parameter.ApiError;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Charges requests to the monthly quota of their account and refuses them with {@link
 * LimitErrors#quota} once it is used up. Requests are charged before they are answered, so that a
 * crash gives none away; {@link QuotaRule} decides which of them count, and the others are refunded
 * with their response.
 */
public final class QuotaGuard implements Handler {
  private static final Logger LOG = LoggerFactory.getLogger(QuotaGuard.class);

  private final UsageCounters counters;
  private final TimeSource time;
  private final Handler next;

  /** Creates a guard in front of {@code next}. */
  public QuotaGuard(UsageCounters counters, TimeSource time, Handler next) {
    this.counters = counters;
    this.time = time;
    this.next = next;
  }

  @Override
  public void handle(Call call) {
    Account account = call.account();
    long limit = account.plan().perMonth();
    long count = count(call, account, limit);
    if (count == UsageCounters.NO_LEASE) {
      long[] drawn = new long[1];
      throw new WorkAhead(
          () -> drawn[0] = Units.await(counters, account.id(), 1, limit),
          resumed -> pass(resumed, drawn[0], limit));
    }
    pass(call, count, limit);
  }

  private void pass(Call call, long count, long limit) {
    if (count < 0) {
      throw LimitErrors.quota(limit, counters.month().secondsLeft(time.millis()));
    }
    call.charge(1);
    next.handle(call);
  }

  private long count(Call call, Account account, long limit) {
    try {
      return counters.add(account.id(), 1, limit);
    } catch (InternalError e) {
      LOG.error("request {}: the usage counter failed: {}", call.requestId(), e.toString());
      throw ApiError.unavailable("Requests cannot be counted at the moment.");
    }
  }
}
