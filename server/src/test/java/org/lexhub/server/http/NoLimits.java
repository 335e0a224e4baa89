package org.lexhub.server.http;

/** Limits nobody. */
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
  public void settle(Call call, int status) {}
}
