package org.lexhub.server.guard;

import org.lexhub.server.account.Account;
import org.lexhub.server.account.TimeSource;
import org.lexhub.server.account.UsageCounters;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Handler;
import org.lexhub.server.http.parameter.ApiError;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Counts requests against the month's quota, before they are answered, so that a crash never gives
 * requests away. What turns out not to count is taken back when it is answered.
 */
public final class QuotaGuard implements Handler {
  private static final Logger LOG = LoggerFactory.getLogger(QuotaGuard.class);

  private final UsageCounters counters;
  private final TimeSource time;
  private final Handler next;

  /** Before {@code next}. */
  public QuotaGuard(UsageCounters counters, TimeSource time, Handler next) {
    this.counters = counters;
    this.time = time;
    this.next = next;
  }

  @Override
  public void take(Call call) {
    Account account = call.account();
    long limit = account.plan().perMonth();
    if (count(call, account, limit) < 0) {
      int seconds = counters.month().secondsLeft(time.millis());
      throw ApiError.quotaExceeded(limit, seconds);
    }
    call.counted(1);
    next.take(call);
  }

  private long count(Call call, Account account, long limit) {
    try {
      return counters.add(account.id(), limit);
    } catch (InternalError e) {
      LOG.error("request {} could not be counted: {}", call.requestId(), e.toString());
      throw ApiError.unavailable("Requests cannot be counted at the moment.", 5);
    }
  }
}
