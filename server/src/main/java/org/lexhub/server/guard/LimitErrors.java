package org.lexhub.server.guard;

import org.lexhub.server.http.parameter.ApiError;

/**
 * The errors of exceeded limits, all with status 429 and {@code Retry-After}. {@link
 * org.lexhub.server.web.ErrorPages} shows them to people.
 */
public final class LimitErrors {
  private static final String RATE = "rate_limit_exceeded";
  private static final String QUOTA = "quota_exceeded";

  /** The value of {@code Retry-After} for exports, whose end nobody knows, in seconds. */
  private static final int EXPORT_RETRY_SECONDS = 5;

  private LimitErrors() {}

  /** Returns the error of {@link RateGuard}: too many requests in this second. */
  static ApiError rate(int perSecond, int retrySeconds) {
    return ApiError.tooManyRequests(
        RATE, "The rate limit of " + perSecond + " requests per second is reached.", retrySeconds);
  }

  /** Returns the error of {@link QuotaGuard}: the requests of the month are used up. */
  static ApiError quota(long perMonth, int retrySeconds) {
    return ApiError.tooManyRequests(
        QUOTA,
        "The quota of " + perMonth + " requests per calendar month (UTC) is used up.",
        retrySeconds);
  }

  /** Returns the error of {@link ExportGuard}: the month has fewer requests left. */
  static ApiError exportQuota(int units, long perMonth, int retrySeconds) {
    return ApiError.tooManyRequests(
        QUOTA,
        "This export costs "
            + units
            + " requests, which the quota of "
            + perMonth
            + " requests per calendar month (UTC) has not left.",
        retrySeconds);
  }

  /** Returns the error of {@link PageBudget}: what a visitor has for a day or a month is used. */
  static ApiError pageBudget(int retrySeconds) {
    return ApiError.tooManyRequests(
        RATE,
        "You’ve used up the page requests for your address. The API key of a free account allows more.",
        retrySeconds);
  }

  /** Returns the error of {@link PageLimits} for too many requests in this second. */
  static ApiError pagesOfSecond(int retrySeconds) {
    return ApiError.tooManyRequests(RATE, "Too many page requests at once.", retrySeconds);
  }

  /** Returns the error for an account that has the maximum number of running exports. */
  public static ApiError exports(int maxRunning) {
    return ApiError.tooManyRequests(
        RATE,
        "An account can run " + maxRunning + " exports at once. Wait for one to finish.",
        EXPORT_RETRY_SECONDS);
  }
}
