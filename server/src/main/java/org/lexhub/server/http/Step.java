package org.lexhub.server.http;

/** A step of a request's way: does its part and calls the next, or throws an {@link ApiError}. */
@FunctionalInterface
public interface Step {
  /** Takes the call. */
  void take(Call call);
}
