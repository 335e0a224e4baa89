package org.lexhub.server.account;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.sql.PostgresEngine;
import org.lexhub.server.account.sql.PostgresSettings;
import org.lexhub.server.account.sql.SqlEngine;
import org.lexhub.server.account.sql.SqliteEngine;

/**
 * The accounts and keys: a file of SQLite in a data folder, or a PostgreSQL database that several
 * servers share. Every change is on disk when the call returns. Several processes can use it at
 * once: the server notices changes of the others by {@link #version}.
 */
public final class AccountDatabase implements AutoCloseable {
  /** The name of the file in a data folder. */
  public static final String FILE = "accounts.db";

  private final SqlEngine engine;

  private AccountDatabase(SqlEngine engine) {
    this.engine = engine;
  }

  /**
   * Opens the file of a data folder, and creates it if there is none. A file of an older schema is
   * copied to {@code accounts-schema-N.db} beside it, then upgraded.
   *
   * @throws IOException if the folder or the file cannot be used, or a newer program wrote the file
   */
  public static AccountDatabase open(Path folder) throws IOException {
    Path file = folder.resolve(FILE);
    if (!Files.isDirectory(folder)) {
      throw new IOException("there is no folder " + folder);
    }
    try {
      SqlEngine engine = SqliteEngine.open(file);
      prepareSchema(engine, file);
      return new AccountDatabase(engine);
    } catch (SQLException e) {
      throw new IOException("cannot use " + file + ": " + e.getMessage(), e);
    }
  }

  /**
   * Opens a PostgreSQL database, and creates or upgrades its tables.
   *
   * @throws IOException if the database cannot be used
   */
  public static AccountDatabase open(PostgresSettings settings) throws IOException {
    return new AccountDatabase(PostgresEngine.open(settings));
  }

  /**
   * Opens a PostgreSQL database, or the file of a data folder.
   *
   * @param settings the database, or null for the file
   * @throws IOException if it cannot be used
   */
  public static AccountDatabase open(Path folder, @Nullable PostgresSettings settings)
      throws IOException {
    return settings == null ? open(folder) : open(settings);
  }

  private static void prepareSchema(SqlEngine engine, Path file) throws SQLException, IOException {
    int found = engine.read(AccountSchema::version);
    if (found > AccountSchema.VERSION) {
      engine.close();
      throw new IOException(tooNew(file, found));
    }
    if (found < AccountSchema.VERSION) {
      if (found > 0) {
        copyBeforeUpgrade(engine, file, found);
      }
      engine.transaction(own -> {
        AccountSchema.upgrade(own);
        return found;
      });
    }
  }

  private static String tooNew(Path file, int found) {
    Path copy = copyOf(file, AccountSchema.VERSION);
    return file
        + " was written by a newer Lexhub (schema "
        + found
        + "); this one reads schemas up to "
        + AccountSchema.VERSION
        + " and has changed nothing. Install the newer version again, or replace the file by "
        + (Files.exists(copy) ? copy + ", its copy" : "a backup")
        + " from before the upgrade";
  }

  private static Path copyOf(Path file, int schema) {
    return file.resolveSibling("accounts-schema-" + schema + ".db");
  }

  /** Copies a file beside it before its schema changes, so that the older program can return. */
  private static void copyBeforeUpgrade(SqlEngine engine, Path file, int found)
      throws SQLException, IOException {
    Path copy = copyOf(file, found);
    Path part = copy.resolveSibling(copy.getFileName() + "." + ProcessHandle.current().pid());
    Files.deleteIfExists(part);
    engine.copyTo(part);
    if (engine.read(AccountSchema::version) == found) {
      Files.move(part, copy, StandardCopyOption.REPLACE_EXISTING);
    } else {
      Files.delete(part); // another process has upgraded the file meanwhile, and copied it before
    }
  }

  /** Returns the PostgreSQL database behind this one, or null for a file. */
  public @Nullable PostgresEngine postgres() {
    return engine instanceof PostgresEngine postgres ? postgres : null;
  }

  /** Returns a number that changes when another process changes the database. */
  public long version() throws SQLException {
    return engine.version();
  }

  /** Returns a number that grows with every change of the keys and plans of {@link LiveKeys}. */
  long changes() throws SQLException {
    Long number = first(row -> row.getLong(1), "SELECT number FROM changes");
    return number == null ? 0 : number;
  }

  /** Runs statements as one transaction. */
  public <T extends @Nullable Object> T transaction(SqlEngine.Work<T> work) throws SQLException {
    return engine.transaction(work);
  }

  /** Runs statements that read only. */
  public <T extends @Nullable Object> T read(SqlEngine.Work<T> work) throws SQLException {
    return engine.read(work);
  }

  /** Runs one statement as a transaction; returns the number of changed rows. */
  int change(String sql, @Nullable Object... values) throws SQLException {
    return transaction(own -> update(own, sql, values));
  }

  /** Runs one statement within a transaction; returns the number of changed rows. */
  public static int update(Connection connection, String sql, @Nullable Object... values)
      throws SQLException {
    try (PreparedStatement update = prepare(connection, sql, values)) {
      return update.executeUpdate();
    }
  }

  /** Runs a statement that returns one number within a transaction; 0 if it returns none. */
  public static long number(Connection connection, String sql, @Nullable Object... values)
      throws SQLException {
    try (PreparedStatement query = prepare(connection, sql, values);
        ResultSet result = query.executeQuery()) {
      return result.next() ? result.getLong(1) : 0;
    }
  }

  /** Reads a row. */
  public interface Row<T> {
    /** Returns what a row contains. */
    T read(ResultSet row) throws SQLException;
  }

  /** Returns all rows of a query. */
  <T> List<T> all(Row<T> row, String sql, @Nullable Object... values) throws SQLException {
    return read(own -> rows(own, row, sql, values));
  }

  /** Returns all rows of a query on a connection. */
  public static <T> List<T> rows(
      Connection connection, Row<T> row, String sql, @Nullable Object... values)
      throws SQLException {
    List<T> rows = new ArrayList<>();
    try (PreparedStatement query = prepare(connection, sql, values);
        ResultSet result = query.executeQuery()) {
      while (result.next()) {
        rows.add(row.read(result));
      }
    }
    return rows;
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
   * @throws IOException if the file exists or cannot be written, or for PostgreSQL
   */
  public void copyTo(Path file) throws IOException, SQLException {
    engine.copyTo(file);
  }

  @Override
  public void close() throws IOException {
    engine.close();
  }
}
