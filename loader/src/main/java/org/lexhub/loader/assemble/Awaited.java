package org.lexhub.loader.assemble;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;

/** Waits for the results of other threads. */
final class Awaited {
  private Awaited() {}

  /**
   * Waits for a result; throws what the task has thrown.
   *
   * @throws InterruptedIOException if this thread is interrupted, which it stays
   */
  static <T> T result(Future<T> future) throws IOException {
    try {
      return future.get();
    } catch (ExecutionException e) {
      switch (e.getCause()) {
        case IOException cause -> throw cause;
        case RuntimeException cause -> throw cause;
        case Error cause -> throw cause;
        case null, default -> throw new IllegalStateException(e);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      InterruptedIOException stopped = new InterruptedIOException("the load was interrupted");
      stopped.initCause(e);
      throw stopped;
    }
  }
}
