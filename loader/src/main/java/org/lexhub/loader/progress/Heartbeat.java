package org.lexhub.loader.progress;

/** Shows progress every second while a stage has nothing to count, until it is closed. */
public final class Heartbeat implements AutoCloseable {
  private static final long INTERVAL_MILLIS = 1_000;

  private final Progress progress;
  private final Thread thread;

  private Heartbeat(Progress progress) {
    this.progress = progress;
    thread = Thread.ofPlatform().name("heartbeat").daemon().start(this::run);
  }

  /** Starts a thread that shows the progress. */
  public static Heartbeat of(Progress progress) {
    return new Heartbeat(progress);
  }

  private void run() {
    try {
      while (true) {
        Thread.sleep(INTERVAL_MILLIS);
        progress.beat();
      }
    } catch (InterruptedException e) {
      // closed
    }
  }

  @Override
  public void close() {
    thread.interrupt();
  }
}
