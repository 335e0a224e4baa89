package org.lexhub.loader.progress;

/** Shows that a run goes on while a stage has nothing to count; closing it ends that. */
public final class Heartbeat implements AutoCloseable {
  private static final long MILLIS = 1_000;

  private final Progress progress;
  private final Thread thread;

  private Heartbeat(Progress progress) {
    this.progress = progress;
    thread = Thread.ofPlatform().name("heartbeat").daemon().start(this::run);
  }

  /** Begins to beat. */
  public static Heartbeat of(Progress progress) {
    return new Heartbeat(progress);
  }

  private void run() {
    try {
      while (true) {
        Thread.sleep(MILLIS);
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
