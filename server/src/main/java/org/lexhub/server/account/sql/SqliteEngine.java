package org.lexhub.server.account.sql;

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
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteConfig;

/** One connection to a file of SQLite, readable by its owner only. */
public final class SqliteEngine implements SqlEngine {
  private static final Set<PosixFilePermission> OWNER_ONLY =
      PosixFilePermissions.fromString("rw-------");
  private static final Logger LOG = LoggerFactory.getLogger(SqliteEngine.class);

  /** The maximum time that a statement waits for another process. */
  private static final int BUSY_MILLIS = 5_000;

  private final Connection connection;

  private SqliteEngine(Connection connection) {
    this.connection = connection;
  }

  /** Starts to load SQLite on another thread; a start has other work to do until it needs it. */
  public static void prepare() {
    Thread.ofPlatform().name("sqlite-load").daemon().start(SqliteEngine::load);
  }

  private static void load() {
    try {
      new SQLiteConfig().createConnection("jdbc:sqlite::memory:").close();
    } catch (SQLException e) {
      LOG.debug("SQLite cannot be loaded ahead: {}", e.toString()); // open() says why
    }
  }

  /**
   * Opens a file, and creates it if there is none.
   *
   * @throws IOException if the file cannot be used
   */
  public static SqliteEngine open(Path file) throws IOException, SQLException {
    protect(file);
    SQLiteConfig config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    config.setBusyTimeout(BUSY_MILLIS);
    config.enforceForeignKeys(true);
    return new SqliteEngine(config.createConnection("jdbc:sqlite:" + file.toAbsolutePath()));
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

  @Override
  public synchronized long version() throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery("PRAGMA data_version")) {
      return result.next() ? result.getLong(1) : 0;
    }
  }

  @Override
  public synchronized <T extends @Nullable Object> T transaction(Work<T> work) throws SQLException {
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

  @Override
  public synchronized <T extends @Nullable Object> T read(Work<T> work) throws SQLException {
    return work.run(connection);
  }

  @Override
  public void copyTo(Path file) throws IOException, SQLException {
    try {
      Files.createFile(file, PosixFilePermissions.asFileAttribute(OWNER_ONLY));
    } catch (FileAlreadyExistsException e) {
      throw new IOException(file + " exists; name a new file", e);
    }
    boolean done = false;
    try {
      read(own -> {
        try (PreparedStatement copy = own.prepareStatement("VACUUM INTO ?")) {
          copy.setString(1, file.toString());
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
