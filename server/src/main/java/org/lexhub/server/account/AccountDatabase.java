package org.lexhub.server.account;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteConfig;

/**
 * The file of accounts and keys in a data folder, readable by its owner only. Every change is on
 * disk when the call returns. Several processes can open the file at once: the server notices
 * changes of the command line by {@link #version}.
 */
public final class AccountDatabase implements AutoCloseable {
  /** The name of the file in a data folder. */
  public static final String FILE = "accounts.db";

  private static final Set<PosixFilePermission> OWNER_ONLY =
      PosixFilePermissions.fromString("rw-------");
  private static final Logger LOG = LoggerFactory.getLogger(AccountDatabase.class);

  /** The maximum time that a statement waits for another process. */
  private static final int BUSY_MILLIS = 5_000;

  private final Connection connection;

  private AccountDatabase(Connection connection) {
    this.connection = connection;
  }

  /**
   * Opens the database of a data folder, and creates it if there is none.
   *
   * @throws IOException if the folder or the file cannot be used
   */
  public static AccountDatabase open(Path folder) throws IOException {
    Path file = folder.resolve(FILE);
    if (!Files.isDirectory(folder)) {
      throw new IOException("there is no folder " + folder);
    }
    protect(file);
    SQLiteConfig config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    config.setBusyTimeout(BUSY_MILLIS);
    config.enforceForeignKeys(true);
    try {
      Connection connection = config.createConnection("jdbc:sqlite:" + file.toAbsolutePath());
      AccountDatabase database = new AccountDatabase(connection);
      database.prepareSchema(file);
      return database;
    } catch (SQLException e) {
      throw new IOException("cannot use " + file + ": " + e.getMessage(), e);
    }
  }

  private static void protect(Path file) throws IOException {
    try {
      Files.createFile(file, PosixFilePermissions.asFileAttribute(OWNER_ONLY));
    } catch (FileAlreadyExistsException e) {
      if (!Files.getPosixFilePermissions(file).equals(OWNER_ONLY)) {
        Files.setPosixFilePermissions(file, OWNER_ONLY);
      }
    }
  }

  private void prepareSchema(Path file) throws SQLException, IOException {
    int found = AccountSchema.version(connection);
    if (found > AccountSchema.VERSION) {
      connection.close();
      throw new IOException(
          file + " was written by a newer Lexhub (schema " + found + "); use that version");
    }
    if (found < AccountSchema.VERSION) {
      transaction(own -> {
        AccountSchema.upgrade(own);
        return found;
      });
    }
  }

  /** Returns a number that changes when another process changes the database. */
  public synchronized long version() throws SQLException {
    return number("PRAGMA data_version");
  }

  /** Returns a number that grows with every change of the keys and plans of {@link LiveKeys}. */
  synchronized long changes() throws SQLException {
    return number("SELECT number FROM changes");
  }

  private long number(String query) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery(query)) {
      return result.next() ? result.getLong(1) : 0;
    }
  }

  /** Work on the connection. */
  interface Work<T extends @Nullable Object> {
    T run(Connection connection) throws SQLException;
  }

  /** Runs statements as one transaction. */
  synchronized <T extends @Nullable Object> T transaction(Work<T> work) throws SQLException {
    try (Statement begin = connection.createStatement()) {
      begin.execute("BEGIN IMMEDIATE");
    }
    boolean done = false;
    try {
      T result = work.run(connection);
      try (Statement end = connection.createStatement()) {
        end.execute("COMMIT");
      }
      done = true;
      return result;
    } finally {
      if (!done) {
        rollBack();
      }
    }
  }

  /** Rolls back; after some errors, for example a full disk, SQLite has done so already. */
  private void rollBack() {
    try (Statement end = connection.createStatement()) {
      end.execute("ROLLBACK");
    } catch (SQLException e) {
      LOG.debug("nothing was rolled back: {}", e.toString());
    }
  }

  /** Runs statements that read only. */
  synchronized <T extends @Nullable Object> T read(Work<T> work) throws SQLException {
    return work.run(connection);
  }

  /** Runs one statement as a transaction; returns the number of changed rows. */
  int change(String sql, @Nullable Object... values) throws SQLException {
    return transaction(own -> update(own, sql, values));
  }

  /** Runs one statement within a transaction; returns the number of changed rows. */
  static int update(Connection connection, String sql, @Nullable Object... values)
      throws SQLException {
    try (PreparedStatement update = prepare(connection, sql, values)) {
      return update.executeUpdate();
    }
  }

  /** Reads a row. */
  interface Row<T> {
    T read(ResultSet row) throws SQLException;
  }

  /** Returns all rows of a query. */
  <T> List<T> all(Row<T> row, String sql, @Nullable Object... values) throws SQLException {
    return read(own -> {
      List<T> rows = new ArrayList<>();
      try (PreparedStatement query = prepare(own, sql, values);
          ResultSet result = query.executeQuery()) {
        while (result.next()) {
          rows.add(row.read(result));
        }
      }
      return rows;
    });
  }

  /** Returns the first row of a query, or null. */
  <T> @Nullable T first(Row<T> row, String sql, @Nullable Object... values) throws SQLException {
    List<T> rows = all(row, sql, values);
    return rows.isEmpty() ? null : rows.getFirst();
  }

  /** Prepares a statement with the values of its parameters, in order. */
  static PreparedStatement prepare(Connection connection, String sql, @Nullable Object... values)
      throws SQLException {
    PreparedStatement statement = connection.prepareStatement(sql);
    for (int i = 0; i < values.length; i++) {
      statement.setObject(i + 1, values[i]);
    }
    return statement;
  }

  /**
   * Copies a consistent state of the database into a new file, readable by its owner only, while
   * others read and change it.
   *
   * @throws IOException if the file exists or cannot be written
   */
  public void copyTo(Path file) throws IOException, SQLException {
    try {
      Files.createFile(file, PosixFilePermissions.asFileAttribute(OWNER_ONLY));
    } catch (FileAlreadyExistsException e) {
      throw new IOException(file + " exists; name a new file", e);
    }
    boolean done = false;
    try {
      read(own -> {
        try (PreparedStatement copy = prepare(own, "VACUUM INTO ?", file.toString())) {
          return copy.execute();
        }
      });
      done = true;
    } finally {
      if (!done) {
        Files.delete(file);
      }
    }
  }

  @Override
  public synchronized void close() throws IOException {
    try {
      connection.close();
    } catch (SQLException e) {
      throw new IOException(e);
    }
  }
}
