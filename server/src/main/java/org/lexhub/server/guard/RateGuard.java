package org.lexhub.server.guard;

import org.lexhub.server.account.Account;
import org.lexhub.server.account.usage.TimeSource;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.Handler;

/**
 * Limits an account to the requests per second of its {@linkplain org.lexhub.server.account.Plan
 * plan} and refuses the others with {@link LimitErrors#rate}.
 */
public final class RateGuard implements Handler {
  private final TimeSource time;
  private final Handler next;

  /** Creates a guard in front of {@code next}. */
  public RateGuard(TimeSource time, Handler next) {
    this.time = time;
    this.next = next;
  }

  @Override
  public void handle(Call call) {
    Account account = call.account();
    if (!account.takeRate(time)) {
      int seconds = account.secondsUntilRate(time.nanos(), 1);
      throw LimitErrors.rate(account.plan().perSecond(), seconds);
    }
    next.handle(call);
  }
}
