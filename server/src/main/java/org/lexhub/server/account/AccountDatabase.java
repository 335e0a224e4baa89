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
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteConfig;

/**
 * The file of accounts and keys in a data folder, readable by its owner only. Every change is on
 * the disk when the call returns. Several processes may have it open at once: the server sees what
 * the command line changes by {@link #version}.
 */
public final class AccountDatabase implements AutoCloseable {
  /** The name of the file in a data folder. */
  public static final String FILE = "accounts.db";

  private static final Set<PosixFilePermission> OWNER_ONLY =
      PosixFilePermissions.fromString("rw-------");
  private static final int SCHEMA = 1;
  private static final String[] TABLES = {
    """
    CREATE TABLE IF NOT EXISTS accounts (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL,
      plan TEXT NOT NULL CHECK (plan IN ('free', 'pro', 'enterprise')),
      status TEXT NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'suspended')),
      created INTEGER NOT NULL)
    """,
    """
    CREATE TABLE IF NOT EXISTS keys (
      id TEXT PRIMARY KEY,
      account INTEGER NOT NULL REFERENCES accounts (id),
      name TEXT NOT NULL,
      digest BLOB NOT NULL UNIQUE CHECK (length(digest) = 32),
      shown TEXT NOT NULL,
      created INTEGER NOT NULL,
      expires INTEGER,
      revoked INTEGER,
      last_used INTEGER)
    """,
    "CREATE INDEX IF NOT EXISTS keys_of_account ON keys (account)",
  };

  private final Connection connection;

  private AccountDatabase(Connection connection) {
    this.connection = connection;
  }

  /**
   * Opens the database of a data folder, making it where there is none.
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
    config.setBusyTimeout(5_000);
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
    int found = (int) number("PRAGMA user_version");
    if (found > SCHEMA) {
      connection.close();
      throw new IOException(
          file + " was written by a newer Lexhub (schema " + found + "); use that version");
    }
    if (found == SCHEMA) {
      return;
    }
    try (Statement statement = connection.createStatement()) {
      for (String table : TABLES) {
        statement.execute(table);
      }
      statement.execute("PRAGMA user_version = " + SCHEMA);
    }
  }

  /** Returns a number that changes whenever another process has changed the database. */
  public synchronized long version() throws SQLException {
    return number("PRAGMA data_version");
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
      done = true;
      return result;
    } finally {
      try (Statement end = connection.createStatement()) {
        end.execute(done ? "COMMIT" : "ROLLBACK");
      }
    }
  }

  /** Runs statements that only read. */
  synchronized <T extends @Nullable Object> T read(Work<T> work) throws SQLException {
    return work.run(connection);
  }

  /** Fills the parameters of a statement in order. */
  static PreparedStatement prepare(Connection connection, String sql, @Nullable Object... values)
      throws SQLException {
    PreparedStatement statement = connection.prepareStatement(sql);
    for (int i = 0; i < values.length; i++) {
      statement.setObject(i + 1, values[i]);
    }
    return statement;
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
