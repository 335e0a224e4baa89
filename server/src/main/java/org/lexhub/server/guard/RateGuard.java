package org.lexhub.server.guard;

import org.lexhub.server.account.Account;
import org.lexhub.server.account.TimeSource;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Handler;
import org.lexhub.server.http.parameter.ApiError;

/** Holds an account to the requests per second of its plan. */
public final class RateGuard implements Handler {
  private final TimeSource time;
  private final Handler next;

  /** Before {@code next}. */
  public RateGuard(TimeSource time, Handler next) {
    this.time = time;
    this.next = next;
  }

  @Override
  public void take(Call call) {
    Account account = call.account();
    long now = time.nanos();
    if (account.takeRate(now) < 0) {
      throw ApiError.rateLimited(account.plan().perSecond(), account.secondsUntilRate(now, 1));
    }
    next.take(call);
  }
}
