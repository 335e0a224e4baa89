package org.lexhub.server.snapshot;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.Store;
import org.lexhub.store.snapshot.SnapshotFolder;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Serves the snapshot that {@code CURRENT} names, and changes over when it names another: the new
 * file is verified in full, opened and warmed before the first request sees it. A snapshot that is
 * bad is refused once, with one line in the log; the one before it stays. One whose file breaks
 * under way is dropped for the newest other one that is whole.
 */
public final class SnapshotWatch implements Serving, AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(SnapshotWatch.class);
  private static final long POLL_MILLIS = 250;
  private static final int POLLS_PER_LENGTH_CHECK = 40;

  private final SnapshotFolder folder;
  private final String build;
  private final Semaphore wake = new Semaphore(0);
  private final Set<FileMark> refused = new HashSet<>();
  private volatile @Nullable Generation serving;
  private volatile @Nullable String lastError;
  private volatile @Nullable Instant lastErrorAt;
  private volatile @Nullable Generation damaged;
  private volatile boolean stopping;
  private @Nullable Thread thread;
  private int polls;

  /**
   * Watches a folder.
   *
   * @param build the server's version, for entity tags
   */
  public SnapshotWatch(SnapshotFolder folder, String build) {
    this.folder = folder;
    this.build = build;
  }

  /**
   * Opens the present snapshot, if there is one, and starts watching.
   *
   * @param full whether the first snapshot is read and verified in full, not only its header
   */
  public void start(boolean full) {
    check(full);
    thread = Thread.ofPlatform().name("snapshot-watch").daemon().start(this::watch);
  }

  private void watch() {
    while (!stopping) {
      try {
        boolean woken = wake.tryAcquire(POLL_MILLIS, TimeUnit.MILLISECONDS);
        if (woken) {
          wake.drainPermits();
        }
        check(true);
      } catch (InterruptedException e) {
        return;
      } catch (Throwable e) {
        LOG.error("the snapshot folder cannot be watched", e);
      }
    }
  }

  /** Looks once whether something else is to be served, and changes over if so. */
  public void check() {
    check(true);
  }

  /** Looks once whether something else is to be served, and changes over if so. */
  synchronized void check(boolean full) {
    dropDamaged();
    Path wanted;
    try {
      wanted = folder.current();
    } catch (IOException | RuntimeException e) {
      note(String.valueOf(e.getMessage()));
      return;
    }
    Generation present = serving;
    if (wanted != null && (present == null || !wanted.equals(present.file()))) {
      offer(wanted, full);
    } else if (present != null && wanted != null) {
      lastError = null;
    }
    if (serving == null && !refused.isEmpty()) {
      fallBack();
    }
  }

  private boolean offer(Path file, boolean full) {
    FileMark mark = FileMark.of(file);
    if (refused.contains(mark)) {
      return false;
    }
    try {
      change(open(file, full));
      return true;
    } catch (IOException | RuntimeException | InternalError e) {
      refused.add(mark);
      Generation present = serving;
      note(message(e));
      LOG.error(
          "snapshot {} is refused: {}; {}",
          file.getFileName(),
          message(e),
          present == null ? "nothing is served" : "still serving " + present.id());
      return false;
    }
  }

  private Generation open(Path file, boolean full) throws IOException {
    if (full) {
      Store.verify(file, progress -> {});
    } else {
      LOG.warn("snapshot {} is served with only its header verified", file.getFileName());
    }
    Generation next = Generation.open(file, build, now());
    try {
      Warming.touch(next.store().snapshot());
      return next;
    } catch (RuntimeException | InternalError e) {
      next.retire();
      throw e;
    }
  }

  private void change(Generation next) {
    Generation before = serving;
    serving = next;
    lastError = null;
    LOG.info("serving snapshot {} of {}", next.id(), next.created());
    if (before != null) {
      before.retire();
    }
  }

  private static Instant now() {
    return Instant.now().truncatedTo(ChronoUnit.MILLIS);
  }

  private static String message(Throwable e) {
    return Objects.requireNonNullElse(e.getMessage(), e.toString());
  }

  private void note(String error) {
    if (!error.equals(lastError)) {
      lastErrorAt = now();
    }
    lastError = error;
  }

  private void dropDamaged() {
    Generation present = serving;
    if (present == null) {
      return;
    }
    if (++polls % POLLS_PER_LENGTH_CHECK == 0 && !intact(present)) {
      damaged = present;
    }
    if (damaged != present) {
      return;
    }
    damaged = null;
    refused.add(FileMark.of(present.file()));
    note("snapshot " + present.id() + " was damaged while it was served");
    LOG.error("snapshot {} is damaged on the disk and no longer served", present.id());
    serving = null;
    present.retire();
  }

  private static boolean intact(Generation generation) {
    try {
      return generation.store().snapshot().intact();
    } catch (IOException e) {
      return false;
    }
  }

  /** Serves the newest snapshot that is whole. */
  private void fallBack() {
    String error = lastError;
    Instant at = lastErrorAt;
    for (Path file : newestFirst()) {
      if (offer(file, true)) {
        LOG.warn("serving {} in its place", file.getFileName());
        break;
      }
    }
    lastError = error;
    lastErrorAt = at;
  }

  private List<Path> newestFirst() {
    try {
      List<Path> files = new ArrayList<>(folder.snapshots());
      files.sort((a, b) -> Long.compare(FileMark.of(b).modified(), FileMark.of(a).modified()));
      return files;
    } catch (IOException e) {
      return List.of();
    }
  }

  @Override
  public @Nullable Generation acquire() {
    while (true) {
      Generation present = serving;
      if (present == null || present.pin()) {
        return present;
      }
    }
  }

  @Override
  public void damaged(Generation generation, Throwable cause) {
    damaged = generation;
    wake.release();
  }

  /** Returns what is being served. */
  public ServingState state() {
    Generation present = serving;
    String error = lastError;
    Instant at = error == null ? null : lastErrorAt;
    return present == null
        ? new ServingState(null, null, null, error, at)
        : new ServingState(present.id(), present.created(), present.servingSince(), error, at);
  }

  @Override
  public void close() {
    stopping = true;
    Thread watching = thread;
    if (watching != null) {
      watching.interrupt();
    }
    synchronized (this) {
      Generation present = serving;
      serving = null;
      if (present != null) {
        present.retire();
      }
    }
  }
}
