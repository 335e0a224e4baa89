package org.lexhub.server.http.connection;

import io.undertow.server.HttpServerExchange;
import java.util.concurrent.TimeUnit;
import org.xnio.IoUtils;
import org.xnio.XnioExecutor;

/**
 * Closes a connection whose request body does not arrive in time, however steadily it drips: a byte
 * a second passes every idle timeout.
 */
public final class BodyDeadline {
  private final long millis;

  public BodyDeadline(long millis) {
    this.millis = millis;
  }

  /** Starts the clock for a request whose body is not there yet. */
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
