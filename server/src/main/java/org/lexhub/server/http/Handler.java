package org.lexhub.server.http;

import org.lexhub.server.http.parameter.ApiError;

/** One link of a handler chain: does its part and calls the next link. */
@FunctionalInterface
public interface Handler {
  /**
   * Handles the call.
   *
   * @throws ApiError if the call is refused
   */
  void handle(Call call);
}
