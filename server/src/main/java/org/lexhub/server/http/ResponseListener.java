package org.lexhub.server.http;

/** Told about every answer, for metrics and the access log. Must not allocate or block. */
@FunctionalInterface
public interface ResponseListener {
  /** The call was answered with a status. */
  void answered(Call call, int status);
}
