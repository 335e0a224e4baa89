package org.lexhub.server;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A thread that does small regular work until it is closed. What fails is logged and tried again.
 */
final class Housekeeping implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Housekeeping.class);
  private static final long TICK_MILLIS = 250;

  private final Runnable[] everyTick;
  private final Runnable everySecond;
  private final Runnable everyHalfMinute;
  private final Thread thread;
  private volatile boolean stopping;

  Housekeeping(Runnable everySecond, Runnable everyHalfMinute, Runnable... everyTick) {
    this.everySecond = everySecond;
    this.everyHalfMinute = everyHalfMinute;
    this.everyTick = everyTick;
    thread = Thread.ofPlatform().name("housekeeping").daemon().unstarted(this::run);
  }

  void start() {
    thread.start();
  }

  private void run() {
    for (int tick = 1; !stopping; tick++) {
      try {
        Thread.sleep(TICK_MILLIS);
      } catch (InterruptedException e) {
        return;
      }
      for (Runnable work : everyTick) {
        attempt(work);
      }
      if (tick % 4 == 0) {
        attempt(everySecond);
      }
      if (tick % 120 == 0) {
        attempt(everyHalfMinute);
      }
    }
  }

  private static void attempt(Runnable work) {
    try {
      work.run();
    } catch (RuntimeException | InternalError e) {
      LOG.error("housekeeping failed", e);
    }
  }

  @Override
  public void close() {
    stopping = true;
    try {
      thread.join(5_000);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
