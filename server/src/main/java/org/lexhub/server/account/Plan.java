package org.lexhub.server.account;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The plans of accounts: requests per second ({@code guard.RateGuard}) and per calendar month
 * ({@code guard.QuotaGuard}).
 */
public enum Plan {
  FREE(10, 10_000),
  PRO(50, 100_000),
  ENTERPRISE(200, Long.MAX_VALUE);

  private final int perSecond;
  private final long perMonth;
  private final String policy;
  private final String code = name().toLowerCase(Locale.ROOT);

  Plan(int perSecond, long perMonth) {
    this.perSecond = perSecond;
    this.perMonth = perMonth;
    String second = "\"second\";q=" + perSecond + ";w=1";
    policy = perMonth == Long.MAX_VALUE ? second : second + ", \"month\";q=" + perMonth;
  }

  /** Returns the number of requests per second, which is also the maximum burst. */
  public int perSecond() {
    return perSecond;
  }

  /** Returns the number of requests per calendar month; {@link Long#MAX_VALUE} if unlimited. */
  public long perMonth() {
    return perMonth;
  }

  /** Returns whether the requests of a month are limited. */
  public boolean hasQuota() {
    return perMonth != Long.MAX_VALUE;
  }

  /** Returns the name in commands, pages and the database. */
  public String code() {
    return code;
  }

  /** Returns the limits in the form of the {@code RateLimit-Policy} header. */
  public String policy() {
    return policy;
  }

  /** Returns the plan with this name, or null. */
  public static @Nullable Plan parse(String code) {
    for (Plan plan : values()) {
      if (plan.code.equalsIgnoreCase(code)) {
        return plan;
      }
    }
    return null;
  }
}
