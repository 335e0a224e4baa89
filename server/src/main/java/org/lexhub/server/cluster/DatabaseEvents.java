package org.lexhub.server.cluster;

import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.lexhub.server.account.sql.PostgresEngine;
import org.lexhub.server.background.BackgroundLoop;
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
  private final BackgroundLoop loop;

  /** Starts to listen. */
  DatabaseEvents(PostgresEngine engine, Receiver receiver) {
    this.engine = engine;
    this.receiver = receiver;
    loop = BackgroundLoop.start("database-events", this::step);
  }

  private void step(BackgroundLoop own) throws InterruptedException {
    try (Connection connection = engine.connect()) {
      listen(connection, own);
    } catch (SQLException | IOException e) {
      LOG.debug("no notifications: {}", e.toString());
      Thread.sleep(RETRY_MILLIS);
    }
  }

  private void listen(Connection connection, BackgroundLoop own) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("LISTEN " + PostgresEngine.KEYS_CHANNEL);
      statement.execute("LISTEN " + PostgresEngine.RECALL_CHANNEL);
      receiver.receive(PostgresEngine.KEYS_CHANNEL, "");
      PGConnection events = connection.unwrap(PGConnection.class);
      while (!own.isStopping()) {
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
    loop.stop(); // the driver ignores interrupts while it waits, up to a second, for notifications
  }
}
