package org.lexhub.server.background;

import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A daemon thread that repeats a step until it is closed. A step that fails is logged and repeated
 * after half a second.
 */
public final class BackgroundLoop implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(BackgroundLoop.class);
  private static final Duration AFTER_FAILURE = Duration.ofMillis(500);
  private static final Duration MAX_CLOSE = Duration.ofSeconds(5);

  /** What the thread repeats; it paces itself. */
  @FunctionalInterface
  public interface Step {
    /**
     * Runs once.
     *
     * @param loop the loop that runs this step; a step that takes long asks whether it is stopping
     * @throws InterruptedException if the loop was closed while the step waited
     */
    void run(BackgroundLoop loop) throws InterruptedException;
  }

  private final Thread thread;
  private volatile boolean stopping;

  private BackgroundLoop(String name, Step step) {
    thread = Thread.ofPlatform().name(name).daemon().unstarted(() -> repeat(step));
  }

  /** Starts a thread with a name that repeats a step. */
  public static BackgroundLoop start(String name, Step step) {
    BackgroundLoop loop = new BackgroundLoop(name, step);
    loop.thread.start();
    return loop;
  }

  private void repeat(Step step) {
    try {
      while (!stopping) {
        try {
          step.run(this);
        } catch (RuntimeException e) {
          fail(e);
        }
      }
    } catch (InterruptedException e) {
      LOG.debug("{} ends", thread.getName());
    }
  }

  private void fail(RuntimeException e) throws InterruptedException {
    if (!stopping) {
      LOG.error("the thread {} failed and continues", thread.getName(), e);
      Thread.sleep(AFTER_FAILURE);
    }
  }

  /** Returns whether the loop is being closed. */
  public boolean isStopping() {
    return stopping;
  }

  /** Interrupts the step and does not wait for its end. */
  public void stop() {
    stopping = true;
    thread.interrupt();
  }

  /** Interrupts the step and waits for its end, at most five seconds. */
  @Override
  public void close() {
    stop();
    try {
      thread.join(MAX_CLOSE);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
