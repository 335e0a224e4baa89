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
  /** What is left of this second, for every number that a plan knows. */
  private static final String[] SECOND = secondTexts();

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
    String second = second(account);
    return plan.hasQuota() ? withMonth(second, account, plan) : second;
  }

  /** What is left of this second; where a batch has left a debt, when that is paid off. */
  private String second(Account account) {
    long now = time.nanos();
    int left = account.remainingRate(now);
    int seconds = left > 0 ? 1 : account.secondsUntilFullRate(now);
    return seconds == 1 ? SECOND[left] : "\"second\";r=0;t=" + seconds;
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
    int most = 0;
    for (Plan plan : Plan.values()) {
      most = Math.max(most, plan.perSecond());
    }
    String[] texts = new String[most + 1];
    for (int left = 0; left <= most; left++) {
      texts[left] = "\"second\";r=" + left + ";t=1";
    }
    return texts;
  }

  @Override
  public void refund(Call call, int requests) {
    counters.refund(call.account().id(), requests);
  }

  @Override
  public void refused(Call call) {
    counters.days().addRefused(call.account().id());
  }
}
