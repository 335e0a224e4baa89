package org.lexhub.server.cluster;

import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Whether the shared database answers. */
final class DatabaseContact {
  private static final Logger LOG = LoggerFactory.getLogger(DatabaseContact.class);

  /** The time without the database after which accounts without a quota are refused. */
  private static final Duration MAX_ALONE = Duration.ofSeconds(60);

  private volatile long madeAt = System.nanoTime();
  private volatile boolean failing;
  private volatile boolean alone;

  /** Records that the database answered. */
  void made() {
    madeAt = System.nanoTime();
    alone = false;
    if (failing) {
      LOG.info("the database of accounts answers again");
    }
    failing = false;
  }

  /** Records that the database did not answer. */
  void failed(Exception e) {
    if (!failing) {
      LOG.warn("the database of accounts cannot be reached; serving from leases: {}", e.toString());
    }
    failing = true;
  }

  /** Finds out whether the database has been silent for too long; to be called each second. */
  void check() {
    alone = System.nanoTime() - madeAt > MAX_ALONE.toNanos();
  }

  /** Returns whether the last attempt to reach the database failed. */
  boolean isFailing() {
    return failing;
  }

  /** Returns whether this server has been without the database for a minute. */
  boolean isAlone() {
    return alone;
  }
}
