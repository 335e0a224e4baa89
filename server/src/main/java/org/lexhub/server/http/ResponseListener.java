package org.lexhub.server.http;

/** Observes every response, for metrics and the access log. Must not allocate or block. */
@FunctionalInterface
public interface ResponseListener {
  /** Observes that the response to a call is being sent with a status. */
  void answered(Call call, int status);

  /** Observes that bytes of a streamed response were produced. */
  default void streamed(long bytes) {}
}
