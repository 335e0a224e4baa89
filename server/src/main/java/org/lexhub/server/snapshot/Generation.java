package org.lexhub.server.snapshot;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.concurrent.atomic.AtomicInteger;
import org.lexhub.store.Store;
import org.lexhub.store.snapshot.SnapshotHeader;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One opened snapshot while it is served. It counts who holds it: the server itself with one, each
 * request with one. The last to let go closes the store; from then on nobody can take it again, so
 * that no request ever reads a closed mapping.
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
  private final AtomicInteger holders = new AtomicInteger(1);
  private volatile boolean retired;

  private Generation(Store store, String build, Instant now) {
    this.store = store;
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
   * @param build the server's own version, which is part of the entity tag since it also shapes the
   *     answers
   */
  public static Generation open(Path file, String build, Instant now) throws IOException {
    return new Generation(Store.open(file), build, now);
  }

  /** Takes hold of the snapshot; false where it is closed already. */
  public boolean pin() {
    while (true) {
      int present = holders.get();
      if (present == 0) {
        return false;
      }
      if (holders.compareAndSet(present, present + 1)) {
        return true;
      }
    }
  }

  /** Lets go of the snapshot. */
  public void unpin() {
    if (holders.decrementAndGet() == 0) {
      close();
    }
  }

  /** Lets the server's own hold go: closed after the last request. */
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

  /** Tells whether another snapshot has taken this one's place. */
  public boolean retired() {
    return retired;
  }

  /** Tells whether the store is closed. */
  boolean closed() {
    return holders.get() == 0;
  }

  /** Returns the store; only while pinned. */
  public Store store() {
    return store;
  }

  /** Returns the file of the snapshot. */
  public Path file() {
    return file;
  }

  /** Returns the build id of the snapshot. */
  public String id() {
    return id;
  }

  /** Returns when the snapshot was made. */
  public Instant created() {
    return created;
  }

  /** Returns since when it is served. */
  public Instant servingSince() {
    return servingSince;
  }

  /** Returns the weak entity tag of every answer from this snapshot. */
  public String entityTag() {
    return entityTag;
  }

  /** Returns the time of the snapshot as it stands in {@code Last-Modified}. */
  public String lastModified() {
    return lastModified;
  }
}
