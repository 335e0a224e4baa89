package org.lexhub.server.http.connection;

import io.undertow.server.HttpServerExchange;
import java.util.concurrent.TimeUnit;
import org.xnio.IoUtils;
import org.xnio.XnioExecutor;

/**
 * Closes a connection whose request body does not arrive in time, even if bytes keep arriving: a
 * client that sends a byte a second passes every idle time-out.
 */
public final class BodyDeadline {
  private final long millis;

  /**
   * Creates a deadline.
   *
   * @param millis the time that a body has, usually {@link ClientTimeouts#body}
   */
  public BodyDeadline(long millis) {
    this.millis = millis;
  }

  /** Starts the time of a request, unless its body is complete already. */
  public void start(HttpServerExchange exchange) {
    if (exchange.isRequestComplete()) {
      return;
    }
    XnioExecutor.Key key =
        exchange
            .getIoThread()
            .executeAfter(
                () -> {
                  if (!exchange.isRequestComplete()) {
                    IoUtils.safeClose(exchange.getConnection());
                  }
                },
                millis,
                TimeUnit.MILLISECONDS);
    exchange.addExchangeCompleteListener((done, next) -> {
      key.remove();
      next.proceed();
    });
  }
}
