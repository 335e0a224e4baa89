package org.lexhub.server.http;

/** What the frame asks of the guards about an authenticated answer. */
public interface LimitHeaders {
  /** Returns the value of {@code RateLimit-Policy} for the account of a call. */
  String policy(Call call);

  /** Returns the value of {@code RateLimit} for the account of a call. */
  String state(Call call);

  /** Takes back what was counted for a call that turned out not to count. */
  void refund(Call call, int requests);

  /** Notes that a limit refused a call. */
  void refused(Call call);
}
