package org.lexhub.server.account.sql;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/** A database that runs transactions one after the other. */
public interface SqlEngine extends AutoCloseable {
  /** Work on a connection. */
  @FunctionalInterface
  interface Work<T extends @Nullable Object> {
    /** Runs statements and returns what they found. */
    T run(Connection connection) throws SQLException;
  }

  /**
   * Runs statements as one transaction, on disk when the call returns. Other transactions, also of
   * other processes, run before or after it, so that it can check what it read and then write.
   */
  <T extends @Nullable Object> T transaction(Work<T> work) throws SQLException;

  /** Runs statements that only read. */
  <T extends @Nullable Object> T read(Work<T> work) throws SQLException;

  /** Returns a number that changes when another process changes what keys and plans depend on. */
  long version() throws SQLException;

  /**
   * Copies a consistent state into a new file, while others read and change the database.
   *
   * @throws IOException if the database offers no copy or the file cannot be written
   */
  void copyTo(Path file) throws IOException, SQLException;

  @Override
  void close() throws IOException;
}
