package org.lexhub.server.http.connection;

import io.undertow.server.ExchangeCompletionListener;
import io.undertow.server.HttpHandler;
import io.undertow.server.HttpServerExchange;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Counts the requests whose responses have not ended, and waits for their end. Undertow's {@code
 * GracefulShutdownHandler} counts them too, but doesn't give the number.
 */
public final class RunningRequests implements HttpHandler {
  private final HttpHandler next;
  private final AtomicInteger running = new AtomicInteger();
  private final Object lock = new Object();
  private final ExchangeCompletionListener ended =
      (exchange, following) -> {
        end();
        following.proceed();
      };

  /** Counts what {@code next} handles. */
  public RunningRequests(HttpHandler next) {
    this.next = next;
  }

  @Override
  public void handleRequest(HttpServerExchange exchange) throws Exception {
    running.incrementAndGet();
    exchange.addExchangeCompleteListener(ended);
    next.handleRequest(exchange);
  }

  private void end() {
    if (running.decrementAndGet() == 0) {
      synchronized (lock) {
        lock.notifyAll();
      }
    }
  }

  /** Returns how many requests are running. */
  public int count() {
    return running.get();
  }

  /**
   * Waits until no request is running.
   *
   * @return whether that is so after at most this time
   */
  public boolean awaitNone(long millis) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
    synchronized (lock) {
      while (running.get() > 0) {
        long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
        if (left <= 0) {
          return false;
        }
        lock.wait(left);
      }
    }
    return true;
  }
}
