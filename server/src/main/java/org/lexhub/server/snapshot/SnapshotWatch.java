package org.lexhub.server.snapshot;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.PublicKey;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.Store;
import org.lexhub.store.snapshot.SnapshotFolder;
import org.lexhub.store.snapshot.SnapshotSignature;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Serves the snapshot that {@code CURRENT} names, and switches when it names another one. The new
 * file is verified in full, opened and warmed before a request reads it. A damaged snapshot is
 * refused once, with one line in the log, and the previous one stays in use. If the file of the
 * current snapshot is damaged while it is being served, the newest intact snapshot replaces it.
 */
public final class SnapshotWatch implements Serving, AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(SnapshotWatch.class);
  private static final long POLL_MILLIS = 250;
  private static final int POLLS_PER_LENGTH_CHECK = 40;
  private static final int BYTES_PER_MEGABYTE = 1_000_000;

  /** The folders of an absolute path. */
  private static final Pattern FOLDERS =
      Pattern.compile("(?<![^\\s'\"(=:])(?:/[^/\\s]+)*/(?=[^/\\s])");

  private final SnapshotFolder folder;
  private final String build;
  private final @Nullable PublicKey trusted;
  private final Semaphore wake = new Semaphore(0);

  /** Has a permit once the first snapshot is open or refused. */
  private final Semaphore first = new Semaphore(0);

  private final Set<Offer> refused = new HashSet<>();
  private final AtomicLong swaps = new AtomicLong();
  private volatile long mappedBytes;
  private volatile @Nullable Generation serving;
  private volatile @Nullable String lastError;
  private volatile @Nullable Instant lastErrorAt;
  private volatile @Nullable Generation damaged;
  private volatile boolean stopping;
  private volatile boolean preparing;

  private @Nullable Thread thread;
  private int polls;

  /**
   * A snapshot with its signature; one that is signed later is another offer.
   *
   * @param signature null if no signature is required
   */
  private record Offer(FileMark file, @Nullable FileMark signature) {}

  /**
   * Watches a folder.
   *
   * @param build the version of the server, for entity tags
   * @param trusted the key with which snapshots must be signed, or null if they need not be
   */
  public SnapshotWatch(SnapshotFolder folder, String build, @Nullable PublicKey trusted) {
    this.folder = folder;
    this.build = build;
    this.trusted = trusted;
  }

  /**
   * Starts to open the current snapshot, if there is one, and to watch.
   *
   * @param verification when the first snapshot is verified
   */
  public void start(FirstVerification verification) {
    thread =
        Thread.ofPlatform()
            .name("snapshot-watch")
            .daemon()
            .start(() -> {
              checkFirst(verification == FirstVerification.FULL);
              if (verification == FirstVerification.BACKGROUND) {
                verifyServed();
              }
              watch();
            });
  }

  /** Waits until the current snapshot is open or refused. */
  public void awaitFirst() {
    first.acquireUninterruptibly();
    first.release();
  }

  private void checkFirst(boolean full) {
    try {
      check(full);
    } catch (Throwable e) {
      LOG.error("the snapshot cannot be opened", e);
      setError(message(e));
    } finally {
      first.release();
    }
  }

  /**
   * Verifies what is being served on a separate thread, so that the watch goes on. Damage has the
   * same effect as damage that a request finds.
   */
  private void verifyServed() {
    Generation first = serving;
    if (first != null) {
      Thread.ofPlatform().name("first-verification").daemon().start(() -> verify(first));
    }
  }

  /** Verifies every byte of what is being served; damage ends its service. */
  void verify(Generation generation) {
    long begin = System.nanoTime();
    try {
      Store.verifyOnce(generation.file(), idleThreads(), step -> stopUnlessServed(generation));
      LOG.info(
          "snapshot {} is verified: {} MB in {} s",
          generation.id(),
          size(generation.file()) / BYTES_PER_MEGABYTE,
          Duration.ofNanos(System.nanoTime() - begin).toSeconds());
    } catch (CancellationException over) {
      LOG.debug("snapshot {} is no longer served", generation.id());
    } catch (IOException | RuntimeException | InternalError e) {
      LOG.error("snapshot {} is damaged: {}", generation.id(), message(e));
      damaged(generation, e);
    }
  }

  private void stopUnlessServed(Generation generation) {
    if (stopping || generation.retired()) {
      throw new CancellationException("no longer served");
    }
  }

  /** Returns half of the processors, so that requests have the others. */
  private static int idleThreads() {
    return Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
  }

  private void watch() {
    while (!stopping) {
      try {
        boolean woken = wake.tryAcquire(POLL_MILLIS, TimeUnit.MILLISECONDS);
        if (woken) {
          wake.drainPermits();
        }
        check(true);
        prepareServed();
      } catch (InterruptedException e) {
        return;
      } catch (Throwable e) {
        LOG.error("the snapshot folder cannot be watched", e);
      }
    }
  }

  /**
   * Lets a background thread make what the first requests to each snapshot would wait for. A server
   * calls this when it accepts requests, so that its start does not share the processors.
   */
  public void prepareInBackground() {
    preparing = true;
  }

  private void prepareServed() {
    Generation current = serving;
    if (preparing && current != null) {
      current.prepare();
    }
  }

  /** Checks once whether another snapshot is to be served, and switches to it. */
  public void check() {
    check(true);
  }

  /** Checks once whether another snapshot is to be served, and switches to it. */
  synchronized void check(boolean full) {
    dropDamaged();
    Path wanted;
    try {
      wanted = folder.current();
    } catch (IOException | RuntimeException e) {
      setError(String.valueOf(e.getMessage()));
      return;
    }
    Generation current = serving;
    if (wanted != null && (current == null || !wanted.equals(current.file()))) {
      offer(wanted, full);
    } else if (current != null && wanted != null) {
      lastError = null;
    }
    if (serving == null && !refused.isEmpty()) {
      fallBack();
    }
  }

  private Offer offerOf(Path file) {
    return new Offer(
        FileMark.of(file), trusted == null ? null : FileMark.of(SnapshotSignature.fileOf(file)));
  }

  private boolean offer(Path file, boolean full) {
    Offer mark = offerOf(file);
    if (refused.contains(mark)) {
      return false;
    }
    try {
      switchTo(open(file, full));
      return true;
    } catch (IOException | RuntimeException | InternalError e) {
      if (stopping) {
        return false; // a closed channel is no fault of the file
      }
      refused.add(mark);
      Generation current = serving;
      setError(message(e));
      LOG.error(
          "snapshot {} is refused: {}; {}",
          file.getFileName(),
          message(e),
          current == null ? "no snapshot is being served" : "still serving " + current.id());
      return false;
    }
  }

  private Generation open(Path file, boolean full) throws IOException {
    if (trusted != null) {
      SnapshotSignature.verify(file, trusted);
    }
    if (full) {
      Store.verifyOnce(file, threads(), step -> stopIfClosed());
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

  private void stopIfClosed() {
    if (stopping) {
      throw new CancellationException("closed");
    }
  }

  /**
   * Returns the number of threads to verify with: requests need the processors while there are any.
   */
  private int threads() {
    return serving == null ? Runtime.getRuntime().availableProcessors() : 1;
  }

  private void switchTo(Generation next) {
    Generation before = serving;
    serving = next;
    mappedBytes = size(next.file());
    lastError = null;
    LOG.info("serving snapshot {} of {}", next.id(), next.created());
    if (before != null) {
      swaps.incrementAndGet();
      before.retire();
    }
  }

  private static long size(Path file) {
    try {
      return Files.size(file);
    } catch (IOException e) {
      return 0;
    }
  }

  /** Returns how often one snapshot was replaced by another. */
  public long swaps() {
    return swaps.get();
  }

  /** Returns the size of the served snapshot in bytes, 0 if there is none. */
  public long mappedBytes() {
    return serving == null ? 0 : mappedBytes;
  }

  /** Returns a text without the folders of absolute paths: strangers can read it. */
  private String withoutFolders(String text) {
    String known = text.replace(folder.path().toAbsolutePath() + File.separator, "");
    return FOLDERS.matcher(known.replace(folder.path() + File.separator, "")).replaceAll("");
  }

  private static Instant now() {
    return Instant.now().truncatedTo(ChronoUnit.MILLIS);
  }

  private static String message(Throwable e) {
    return Objects.requireNonNullElse(e.getMessage(), e.toString());
  }

  private void setError(String reason) {
    String error = withoutFolders(reason);
    if (!error.equals(lastError)) {
      lastErrorAt = now();
    }
    lastError = error;
  }

  private void dropDamaged() {
    Generation current = serving;
    if (current == null) {
      return;
    }
    if (++polls % POLLS_PER_LENGTH_CHECK == 0 && !intact(current)) {
      damaged = current;
    }
    if (damaged != current) {
      return;
    }
    damaged = null;
    refused.add(offerOf(current.file()));
    setError("snapshot " + current.id() + " was damaged while it was served");
    LOG.error("snapshot {} is damaged on disk and no longer served", current.id());
    serving = null;
    current.retire();
  }

  private static boolean intact(Generation generation) {
    try {
      return generation.store().snapshot().intact();
    } catch (IOException e) {
      return false;
    }
  }

  /** Serves the newest intact snapshot. */
  private void fallBack() {
    String error = lastError;
    Instant at = lastErrorAt;
    for (Path file : newestFirst()) {
      if (offer(file, true)) {
        LOG.warn("serving {} instead", file.getFileName());
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
      Generation current = serving;
      if (current == null || current.pin()) {
        return current;
      }
    }
  }

  @Override
  public void damaged(Generation generation, Throwable cause) {
    damaged = generation;
    wake.release();
  }

  /** Returns the state of the snapshot that is being served. */
  public ServingState state() {
    Generation current = serving;
    String error = lastError;
    Instant at = error == null ? null : lastErrorAt;
    return current == null
        ? new ServingState(null, null, null, error, at)
        : new ServingState(current.id(), current.created(), current.servingSince(), error, at);
  }

  @Override
  public void close() {
    stopping = true;
    Thread watching = thread;
    if (watching != null) {
      watching.interrupt();
    }
    synchronized (this) {
      Generation current = serving;
      serving = null;
      if (current != null) {
        current.retire();
      }
    }
  }
}
