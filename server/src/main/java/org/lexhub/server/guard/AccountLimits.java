package org.lexhub.server.guard;

import java.nio.charset.StandardCharsets;
import org.lexhub.server.account.Account;
import org.lexhub.server.account.Plan;
import org.lexhub.server.account.usage.TimeSource;
import org.lexhub.server.account.usage.UsageCounters;
import org.lexhub.server.http.Call;
import org.lexhub.server.http.LimitHeaders;
import org.lexhub.store.text.Utf8Buffer;

/**
 * The limits of an account in the headers {@code RateLimit-Policy} and {@code RateLimit}, as
 * structured fields of the IETF draft "RateLimit header fields for HTTP", version 10.
 */
public final class AccountLimits implements LimitHeaders {
  private static final int STATUS_TOO_MANY_REQUESTS = 429;

  /** The state of this second by the number of remaining requests, for all plans. */
  private static final String[] SECOND_TEXTS = secondTexts();

  private static final ThreadLocal<Utf8Buffer> TEXT =
      ThreadLocal.withInitial(() -> new Utf8Buffer(128));

  private final UsageCounters counters;
  private final EndpointCounts endpoints;
  private final TimeSource time;

  /** Creates the limits over the counters of the guards. */
  public AccountLimits(UsageCounters counters, EndpointCounts endpoints, TimeSource time) {
    this.counters = counters;
    this.endpoints = endpoints;
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
    String second = second(account);
    return plan.hasQuota() ? withMonth(second, account, plan) : second;
  }

  /** Returns the remaining requests of this second; after a batch, when its debt is paid off. */
  private String second(Account account) {
    long now = time.nanos();
    int left = account.remainingRate(now);
    int seconds = left > 0 ? 1 : account.secondsUntilFullRate(now);
    return seconds == 1 ? SECOND_TEXTS[left] : "\"second\";r=0;t=" + seconds;
  }

  private String withMonth(String second, Account account, Plan plan) {
    Utf8Buffer text = TEXT.get();
    text.clear();
    text.putAscii(second);
    text.putAscii(", \"month\";r=");
    text.putLong(Math.max(0, plan.perMonth() - counters.used(account.id())));
    text.putAscii(";t=");
    text.putInt(counters.month().secondsLeft(time.millis()));
    return new String(text.bytes(), 0, text.length(), StandardCharsets.ISO_8859_1);
  }

  private static String[] secondTexts() {
    int max = 0;
    for (Plan plan : Plan.values()) {
      max = Math.max(max, plan.perSecond());
    }
    String[] texts = new String[max + 1];
    for (int left = 0; left <= max; left++) {
      texts[left] = "\"second\";r=" + left + ";t=1";
    }
    return texts;
  }

  /**
   * Refunds the units of a response that does not count, see {@link QuotaRule}, and counts it for
   * its key and endpoint.
   */
  @Override
  public void settle(Call call, int status) {
    int units = call.chargedUnits();
    if (units > 0 && !QuotaRule.counts(status)) {
      counters.refund(call.account().id(), units);
      call.charge(0);
    }
    if (status == STATUS_TOO_MANY_REQUESTS) {
      counters.days().addRefused(call.account().id());
    }
    endpoints.count(call, status);
  }
}
