package org.lexhub.server.guard;

import org.lexhub.server.account.Account;
import org.lexhub.server.account.TimeSource;
import org.lexhub.server.http.ApiError;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Step;

/** Holds an account to the requests per second of its plan. */
public final class RateGuard implements Step {
  private final TimeSource time;
  private final Step next;

  /** Before {@code next}. */
  public RateGuard(TimeSource time, Step next) {
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
