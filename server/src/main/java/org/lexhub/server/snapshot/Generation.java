package org.lexhub.server.snapshot;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.Coverage;
import org.lexhub.store.Store;
import org.lexhub.store.snapshot.SnapshotHeader;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One opened snapshot that is being served. It counts its pins: one of the server and one of each
 * request. Releasing the last pin closes the store. A closed snapshot cannot be pinned again, so
 * that no request reads a closed mapping.
 */
public final class Generation {
  private static final Logger LOG = LoggerFactory.getLogger(Generation.class);

  private final Store store;
  private final Path file;
  private final String id;
  private final Instant created;
  private final Instant servingSince;
  private final String entityTag;
  private final String lastModified;
  private final PinCount pins = new PinCount();
  private final FirstUse firstUse = new FirstUse();
  private volatile boolean retired;

  private Generation(Store store, String build, Instant now) {
    this.store = store;
    if (!store.encoderProblem().isEmpty()) {
      LOG.warn(
          "search and translation do without the vectors of glosses: {}", store.encoderProblem());
    }
    file = store.snapshot().file();
    SnapshotHeader header = store.snapshot().header();
    id = header.buildId();
    created = header.created();
    servingSince = now;
    entityTag = "W/\"" + id + "-" + build + "\"";
    lastModified = DateTimeFormatter.RFC_1123_DATE_TIME.format(created.atOffset(ZoneOffset.UTC));
  }

  /**
   * Opens a snapshot file.
   *
   * @param build the version of the server, which is part of the entity tag because responses
   *     depend on it
   * @throws IOException if the file cannot be opened
   */
  public static Generation open(Path file, String build, Instant now) throws IOException {
    return new Generation(Store.open(file), build, now);
  }

  /** Pins the snapshot; returns false if it is closed. */
  public boolean pin() {
    return pins.pin();
  }

  /** Releases a pin. */
  public void unpin() {
    if (pins.unpin()) {
      close();
    }
  }

  /** Releases the pin of the server, so that the store is closed after the last request. */
  void retire() {
    retired = true;
    unpin();
  }

  private void close() {
    try {
      store.close();
      LOG.info("snapshot {} closed", id);
    } catch (RuntimeException e) {
      LOG.warn("snapshot {} could not be closed: {}", id, e.toString());
    }
  }

  /** Returns whether another snapshot has replaced this one. */
  public boolean retired() {
    return retired;
  }

  /** Returns whether the store is closed. */
  boolean closed() {
    return pins.isReleased();
  }

  /** Returns the store, which callers use only while they hold a pin. */
  public Store store() {
    return store;
  }

  /** Starts to make, in the background, what the first requests would have to wait for. */
  void prepare() {
    firstUse.start(this);
  }

  /** Returns how many values the snapshot has of each field, or null while they are counted. */
  public @Nullable Coverage coverage() {
    return firstUse.coverage();
  }

  /** Returns the file of the snapshot. */
  public Path file() {
    return file;
  }

  /** Returns the build id of the snapshot. */
  public String id() {
    return id;
  }

  /** Returns when the snapshot was built. */
  public Instant created() {
    return created;
  }

  /** Returns when the server began to serve it. */
  public Instant servingSince() {
    return servingSince;
  }

  /** Returns the weak entity tag of all responses from this snapshot. */
  public String entityTag() {
    return entityTag;
  }

  /** Returns the time of the snapshot in the format of {@code Last-Modified}. */
  public String lastModified() {
    return lastModified;
  }
}
