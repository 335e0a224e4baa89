package org.lexhub.server.guard;

/**
 * The rule that decides which requests count for the monthly quota. {@link QuotaGuard} and {@link
 * BatchGuard} charge every request before it is answered; {@link AccountLimits#settle} refunds the
 * units of the requests that do not count.
 */
final class QuotaRule {
  private QuotaRule() {}

  /**
   * Returns whether a response with this status counts. Responses do not count if the client has
   * them already (304), if a limit refuses the request (429), or if the server fails (500 and
   * above). All others count, including errors of the client.
   */
  static boolean counts(int status) {
    return status != 304 && status != 429 && status < 500;
  }
}
