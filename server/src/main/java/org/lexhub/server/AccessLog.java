package org.lexhub.server;

import org.lexhub.server.http.Call;
import org.lexhub.server.http.ResponseListener;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Logs a line for every response, without queries, keys and bodies, which can be personal. */
final class AccessLog implements ResponseListener {
  private static final Logger LOG = LoggerFactory.getLogger("access");

  private final ResponseListener next;

  AccessLog(ResponseListener next) {
    this.next = next;
  }

  @Override
  public void streamed(long bytes) {
    next.streamed(bytes);
  }

  @Override
  public void answered(Call call, int status) {
    next.answered(call, status);
    LOG.info(
        "request={} trace={} account={} method={} path={} status={} micros={}",
        call.requestId(),
        call.trace().isEmpty() ? "-" : call.trace(),
        call.accountNumber(),
        call.exchange().getRequestMethod(),
        call.path(),
        status,
        (System.nanoTime() - call.startNanos()) / 1000);
  }
}
