package org.lexhub.server.http;

import org.lexhub.server.http.parameter.ApiError;

/** A step of a request's way: does its part and calls the next, or throws an {@link ApiError}. */
@FunctionalInterface
public interface Handler {
  /** Takes the call. */
  void take(Call call);
}
