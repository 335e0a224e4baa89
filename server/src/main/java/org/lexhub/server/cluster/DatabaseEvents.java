package org.lexhub.server.cluster;

import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.sql.PostgresEngine;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Listens to notifications of the database on a separate connection, and reconnects when the
 * connection breaks. Polling finds what was missed meanwhile.
 */
final class DatabaseEvents implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(DatabaseEvents.class);
  private static final int WAIT_MILLIS = 1_000;
  private static final int RETRY_MILLIS = 500;

  /** Receives the notifications of a channel. */
  interface Receiver {
    /** Handles a notification; {@code payload} is empty after a new connection. */
    void receive(String channel, String payload);
  }

  private final PostgresEngine engine;
  private final Receiver receiver;
  private volatile boolean stopping;
  private @Nullable Thread thread;

  DatabaseEvents(PostgresEngine engine, Receiver receiver) {
    this.engine = engine;
    this.receiver = receiver;
  }

  void start() {
    thread = Thread.ofPlatform().name("database-events").daemon().start(this::run);
  }

  private void run() {
    while (!stopping) {
      try (Connection connection = engine.connect()) {
        listen(connection);
      } catch (SQLException | IOException e) {
        LOG.debug("no notifications: {}", e.toString());
        pause();
      } catch (RuntimeException e) {
        LOG.error("a notification failed", e);
        pause();
      }
    }
  }

  private void pause() {
    try {
      Thread.sleep(RETRY_MILLIS);
    } catch (InterruptedException e) {
      stopping = true;
    }
  }

  private void listen(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("LISTEN " + PostgresEngine.KEYS_CHANNEL);
      statement.execute("LISTEN " + PostgresEngine.RECALL_CHANNEL);
      receiver.receive(PostgresEngine.KEYS_CHANNEL, "");
      PGConnection events = connection.unwrap(PGConnection.class);
      while (!stopping) {
        PGNotification[] received = events.getNotifications(WAIT_MILLIS);
        if (received == null || received.length == 0) {
          statement.execute("SELECT 1"); // finds out that the connection is gone
        } else {
          for (PGNotification notification : received) {
            receiver.receive(notification.getName(), notification.getParameter());
          }
        }
      }
    }
  }

  @Override
  public void close() {
    stopping = true;
    Thread running = thread;
    if (running != null) {
      running.interrupt();
    }
  }
}
