package org.lexhub.server.http.connection;

import io.undertow.server.HttpServerExchange;
import java.nio.ByteBuffer;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.xnio.IoUtils;
import org.xnio.XnioExecutor;

/**
 * Closes a connection whose client stops reading its response. The socket accepts nearly every
 * response at once, which costs nothing here; Undertow's own time-outs set and remove a timer for
 * each response.
 */
public final class ResponseDeadline {
  private final long stallMillis;

  /**
   * Creates a deadline.
   *
   * @param stallMillis the maximum time that a client reads nothing, usually {@link
   *     ClientTimeouts#stall}
   */
  public ResponseDeadline(long stallMillis) {
    this.stallMillis = stallMillis;
  }

  /**
   * Starts the time of a response that was handed to Undertow, unless all of it is sent already.
   *
   * @param rest the bytes that the socket has not accepted yet; only its size is read
   */
  public void start(HttpServerExchange exchange, ByteBuffer rest) {
    if (exchange.isResponseComplete()) {
      return;
    }
    Watch watch = new Watch(exchange, rest, stallMillis);
    if (exchange.isInIoThread()) {
      watch.begin();
    } else {
      // The I/O thread sends the rest, and can have finished in the meantime.
      exchange.getIoThread().execute(watch::begin);
    }
  }

  /** Watches one response; used by its I/O thread only. */
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
      if (exchange.isResponseComplete() || !exchange.getConnection().isOpen()) {
        return;
      }
      schedule();
      try {
        exchange.addExchangeCompleteListener((done, next) -> {
          cancel();
          next.proceed();
        });
      } catch (IllegalStateException over) {
        // The connection broke meanwhile, which ends an exchange without completing its response.
        cancel();
      }
    }

    private void cancel() {
      XnioExecutor.Key last = key;
      if (last != null) {
        last.remove();
      }
    }

    private void schedule() {
      left = rest.remaining();
      key = exchange.getIoThread().executeAfter(this::check, stallMillis, TimeUnit.MILLISECONDS);
    }

    private void check() {
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
