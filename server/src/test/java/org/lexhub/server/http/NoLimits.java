package org.lexhub.server.http;

/** Nobody has limits here. */
public final class NoLimits implements LimitHeaders {
  @Override
  public String policy(Call call) {
    return "";
  }

  @Override
  public String state(Call call) {
    return "";
  }

  @Override
  public void refund(Call call, int requests) {}

  @Override
  public void refused(Call call) {}
}
