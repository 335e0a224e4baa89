package org.lexhub.server.snapshot.remote;

import java.io.IOException;
import java.time.Duration;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.lexhub.remote.RemoteFiles;
import org.lexhub.server.background.BackgroundLoop;
import org.lexhub.server.snapshot.ServingState;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Follows a remote {@code CURRENT}: asks for it every second, fetches a new snapshot, waits for the
 * turn of this server, puts the snapshot in use and ends the turn when it is being served. While
 * the store cannot be reached, the server keeps its snapshot.
 */
public final class SnapshotFollower implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(SnapshotFollower.class);
  private static final long POLL_MILLIS = 1_000;
  private static final long MAX_POLL_MILLIS = 10_000;
  private static final long STATE_MILLIS = 100;
  private static final Duration MAX_SWITCH = Duration.ofMinutes(10);

  private final SnapshotFetch fetch;
  private final RemoteFiles remote;
  private final Turns turns;
  private final Supplier<ServingState> state;
  private @Nullable BackgroundLoop loop;
  private @Nullable String lastError;
  private long wait = POLL_MILLIS;

  /**
   * Creates a follower.
   *
   * @param remote the files, which this follower closes
   * @param state what the server serves
   */
  public SnapshotFollower(
      SnapshotFetch fetch, RemoteFiles remote, Turns turns, Supplier<ServingState> state) {
    this.fetch = fetch;
    this.remote = remote;
    this.turns = turns;
    this.state = state;
  }

  /** Returns what was fetched. */
  public FetchCounts counts() {
    return fetch.counts();
  }

  /** Starts to follow. */
  public void start() {
    loop = BackgroundLoop.start("snapshot-follower", this::step);
  }

  private void step(BackgroundLoop own) throws InterruptedException {
    try {
      follow();
      wait = POLL_MILLIS;
      lastError = null;
    } catch (IOException | RuntimeException e) {
      if (!own.isStopping()) {
        fetch.counts().failed();
        warn(e);
      }
      wait = Math.min(MAX_POLL_MILLIS, wait * 2);
    }
    Thread.sleep(wait);
  }

  private void warn(Exception e) {
    String error = Objects.requireNonNullElse(e.getMessage(), e.toString());
    if (!error.equals(lastError)) {
      LOG.warn("no new snapshot can be fetched; keeping the present one: {}", error);
    }
    lastError = error;
  }

  private void follow() throws IOException, InterruptedException {
    String name = fetch.wanted();
    if (name == null) {
      return;
    }
    fetch.fetch(name);
    if (!turns.take()) {
      return; // asks again at the next poll
    }
    try {
      fetch.use(name);
      awaitSwitch(name);
    } finally {
      turns.end();
    }
  }

  /** Waits until the server serves a snapshot or refuses it. */
  private void awaitSwitch(String name) throws InterruptedException {
    long deadline = System.nanoTime() + MAX_SWITCH.toNanos();
    while (System.nanoTime() < deadline) {
      ServingState present = state.get();
      String id = present.snapshot();
      if ((id != null && name.contains(id)) || present.lastError() != null) {
        return;
      }
      Thread.sleep(STATE_MILLIS);
    }
  }

  @Override
  public void close() {
    if (loop != null) {
      loop.close();
    }
    remote.close();
  }
}
