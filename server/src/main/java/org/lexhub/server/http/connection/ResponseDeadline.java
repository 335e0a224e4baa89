package org.lexhub.server.http.connection;

import io.undertow.server.HttpServerExchange;
import java.nio.ByteBuffer;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.xnio.IoUtils;
import org.xnio.XnioExecutor;

/**
 * Closes a connection whose client takes nothing of its answer for some time. Nearly every answer
 * fits into what the socket takes at once, and costs nothing here; Undertow's own time-outs set and
 * remove a timer for each.
 */
public final class ResponseDeadline {
  private final long stallMillis;

  public ResponseDeadline(long stallMillis) {
    this.stallMillis = stallMillis;
  }

  /**
   * Starts the clock for an answer that was handed over, unless all of it is sent already.
   *
   * @param rest what the socket did not take; used for nothing else
   */
  public void start(HttpServerExchange exchange, ByteBuffer rest) {
    if (exchange.isResponseComplete()) {
      return;
    }
    Watch watch = new Watch(exchange, rest, stallMillis);
    if (exchange.isInIoThread()) {
      watch.begin();
    } else {
      // The thread of the socket sends the rest, and may have come to its end meanwhile.
      exchange.getIoThread().execute(watch::begin);
    }
  }

  /** One answer; used by the thread of its socket only. */
  private static final class Watch {
    private final HttpServerExchange exchange;
    private final ByteBuffer rest;
    private final long stallMillis;
    private int left;
    private XnioExecutor.@Nullable Key key;

    Watch(HttpServerExchange exchange, ByteBuffer rest, long stallMillis) {
      this.exchange = exchange;
      this.rest = rest;
      this.stallMillis = stallMillis;
    }

    void begin() {
      if (!exchange.isResponseComplete()) {
        schedule();
        exchange.addExchangeCompleteListener((done, next) -> {
          XnioExecutor.Key last = key;
          if (last != null) {
            last.remove();
          }
          next.proceed();
        });
      }
    }

    private void schedule() {
      left = rest.remaining();
      key = exchange.getIoThread().executeAfter(this::look, stallMillis, TimeUnit.MILLISECONDS);
    }

    private void look() {
      if (exchange.isResponseComplete()) {
        return;
      }
      if (rest.remaining() == left) {
        IoUtils.safeClose(exchange.getConnection());
      } else {
        schedule();
      }
    }
  }
}
