package org.lexhub.server.guard;

import java.nio.charset.StandardCharsets;
import org.lexhub.server.account.Account;
import org.lexhub.server.account.Plan;
import org.lexhub.server.account.TimeSource;
import org.lexhub.server.account.UsageCounters;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.LimitHeaders;
import org.lexhub.store.text.Utf8Buffer;

/**
 * The state of an account's limits as the headers {@code RateLimit-Policy} and {@code RateLimit}
 * say it, in the structured fields of the IETF draft "RateLimit header fields for HTTP", version
 * 10.
 */
public final class AccountLimits implements LimitHeaders {
  private static final ThreadLocal<Utf8Buffer> TEXT =
      ThreadLocal.withInitial(() -> new Utf8Buffer(128));

  private final UsageCounters counters;
  private final TimeSource time;

  /** Over the counters of the guards. */
  public AccountLimits(UsageCounters counters, TimeSource time) {
    this.counters = counters;
    this.time = time;
  }

  @Override
  public String policy(Call call) {
    return call.account().plan().policy();
  }

  @Override
  public String state(Call call) {
    Account account = call.account();
    Plan plan = account.plan();
    Utf8Buffer text = TEXT.get();
    text.clear();
    text.putAscii("\"second\";r=");
    text.putInt(account.remainingRate(time.nanos()));
    text.putAscii(";t=1");
    if (plan.hasQuota()) {
      text.putAscii(", \"month\";r=");
      text.putLong(Math.max(0, plan.perMonth() - counters.used(account.id())));
      text.putAscii(";t=");
      text.putInt(counters.month().secondsLeft(time.millis()));
    }
    return new String(text.bytes(), 0, text.length(), StandardCharsets.ISO_8859_1);
  }

  @Override
  public void refund(Call call) {
    counters.refund(call.account().id());
  }
}
