package org.lexhub.server;

import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Runs small tasks at regular intervals on one daemon thread, until it is closed. The log names a
 * task that fails; the task runs again at its next turn.
 */
final class Housekeeping implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Housekeeping.class);
  private static final int CLOSE_SECONDS = 5;

  private final ScheduledExecutorService executor =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("housekeeping").daemon().factory());

  /**
   * Schedules a task.
   *
   * @param interval the time before the first run, and between the end of a run and the next run
   */
  void every(Duration interval, Runnable task) {
    long nanos = interval.toNanos();
    // The future never completes, because no exception leaves a task.
    ScheduledFuture<?> _ =
        executor.scheduleWithFixedDelay(() -> attempt(task), nanos, nanos, TimeUnit.NANOSECONDS);
  }

  private static void attempt(Runnable task) {
    try {
      task.run();
    } catch (RuntimeException | InternalError e) {
      LOG.error("a housekeeping task failed", e);
    }
  }

  /** Cancels all tasks, interrupts a running one, and waits for its end for a few seconds. */
  @Override
  public void close() {
    executor.shutdownNow();
    try {
      if (!executor.awaitTermination(CLOSE_SECONDS, TimeUnit.SECONDS)) {
        LOG.warn("a housekeeping task is still running after {} s", CLOSE_SECONDS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
