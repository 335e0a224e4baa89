package org.lexhub.server.http;

/** The limits of an account, as {@link Reply} needs them for a response to a request with a key. */
public interface LimitHeaders {
  /** Returns the value of {@code RateLimit-Policy} for the account of a call. */
  String policy(Call call);

  /** Returns the value of {@code RateLimit} for the account of a call. */
  String state(Call call);

  /**
   * Settles the quota of a call once the status of its response is known, before {@link #state} is
   * read: refunds the units of a response that does not count, and counts refusals.
   */
  void settle(Call call, int status);
}
