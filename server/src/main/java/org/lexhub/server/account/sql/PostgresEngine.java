package org.lexhub.server.account.sql;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool.PoolInitializationException;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Properties;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.jspecify.annotations.Nullable;
import org.postgresql.ds.PGSimpleDataSource;

/**
 * A pool of connections to a PostgreSQL database that several servers share. Transactions of
 * accounts take one advisory lock, so that they run one after the other, as in SQLite.
 */
public final class PostgresEngine implements SqlEngine {
  /** The channel on which the database tells that keys or plans have changed. */
  public static final String KEYS_CHANNEL = "lexhub_keys";

  /** The channel on which a server asks the others for unused units of an account. */
  public static final String RECALL_CHANNEL = "lexhub_recall";

  /** The advisory lock of transactions: the letters "lexhub" in ASCII. */
  private static final String LOCK = "SELECT pg_advisory_xact_lock(119134558217570)";

  private static final String CHANGES = "SELECT number FROM changes";
  private static final int MAX_CONNECTIONS = 8;
  private static final int CONNECT_SECONDS = 2;
  private static final int STATEMENT_SECONDS = 2;
  private static final int MIGRATION_SECONDS = 60;
  private static final int START_MILLIS = 10_000;

  /**
   * What the database does if this server falls silent: it ends a transaction that waits for the
   * next statement, and its locks, before others give up waiting for these; and it closes
   * connections that nobody acknowledges, instead of keeping them for hours.
   */
  private static final String SESSION =
      "SET idle_in_transaction_session_timeout = 1500; SET lock_timeout = 2000;"
          + " SET tcp_user_timeout = 10000; SET tcp_keepalives_idle = 5;"
          + " SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3";

  /** The maximum time that a caller waits for a connection. */
  private static final int WAIT_MILLIS = 1_000;

  private final PostgresSettings settings;
  private final HikariDataSource pool;
  private final ConnectionPool connections;

  private PostgresEngine(
      PostgresSettings settings, HikariDataSource pool, ConnectionPool connections) {
    this.settings = settings;
    this.pool = pool;
    this.connections = connections;
  }

  /**
   * Connects to the database and creates or upgrades its tables.
   *
   * @throws IOException if the database cannot be reached or its tables cannot be upgraded
   */
  public static PostgresEngine open(PostgresSettings settings) throws IOException {
    HikariConfig config = new HikariConfig();
    config.setPoolName("accounts");
    config.setJdbcUrl(settings.url());
    config.setDataSourceProperties(properties(settings));
    config.setAutoCommit(false);
    config.setConnectionInitSql(SESSION);
    config.setIsolateInternalQueries(true); // commits it: a rollback would undo it
    config.setMaximumPoolSize(MAX_CONNECTIONS);
    config.setMinimumIdle(1);
    config.setConnectionTimeout(WAIT_MILLIS);
    config.setValidationTimeout(WAIT_MILLIS / 2);
    config.setInitializationFailTimeout(START_MILLIS);
    ConnectionPool connections = new ConnectionPool();
    config.setMetricsTrackerFactory((name, stats) -> connections.follow(stats));
    HikariDataSource pool;
    try {
      pool = new HikariDataSource(config);
    } catch (PoolInitializationException e) {
      throw new IOException("cannot use " + settings.url() + ": " + reason(e), e);
    }
    boolean done = false;
    try {
      migrate(settings);
      done = true;
      return new PostgresEngine(settings, pool, connections);
    } catch (FlywayException e) {
      throw new IOException(
          "the tables of " + settings.url() + " cannot be upgraded: " + reason(e), e);
    } finally {
      if (!done) {
        pool.close();
      }
    }
  }

  private static @Nullable String reason(Throwable e) {
    Throwable cause = e;
    while (cause.getCause() != null && !(cause instanceof SQLException)) {
      cause = cause.getCause();
    }
    return cause.getMessage();
  }

  private static Properties properties(PostgresSettings settings) throws IOException {
    Properties properties = new Properties();
    properties.setProperty("ApplicationName", "lexhub");
    properties.setProperty("connectTimeout", Integer.toString(CONNECT_SECONDS));
    properties.setProperty("loginTimeout", Integer.toString(CONNECT_SECONDS));
    properties.setProperty("socketTimeout", Integer.toString(STATEMENT_SECONDS));
    properties.setProperty("tcpKeepAlive", "true");
    String password = settings.password();
    if (password != null) {
      properties.setProperty("password", password);
    }
    return properties;
  }

  /** Several servers can start at once: Flyway takes a lock. Later migrations are accepted. */
  private static void migrate(PostgresSettings settings) throws IOException {
    PGSimpleDataSource source = new PGSimpleDataSource();
    source.setURL(settings.url());
    source.setConnectTimeout(CONNECT_SECONDS);
    source.setLoginTimeout(CONNECT_SECONDS);
    source.setSocketTimeout(MIGRATION_SECONDS);
    String password = settings.password();
    if (password != null) {
      source.setPassword(password);
    }
    Flyway.configure(PostgresEngine.class.getClassLoader())
        .dataSource(source)
        .locations("classpath:org/lexhub/server/account/sql/db/migration")
        .table("lexhub_schema_history")
        .load()
        .migrate();
  }

  /** Returns the use of the pool. */
  public ConnectionPool connections() {
    return connections;
  }

  /** Returns a connection outside of the pool, which the caller closes. */
  public Connection connect() throws IOException, SQLException {
    Connection connection = DriverManager.getConnection(settings.url(), properties(settings));
    boolean done = false;
    try (Statement statement = connection.createStatement()) {
      statement.execute(SESSION);
      done = true;
      return connection;
    } finally {
      if (!done) {
        connection.close();
      }
    }
  }

  @Override
  public long version() throws SQLException {
    return read(connection -> {
      try (Statement statement = connection.createStatement();
          ResultSet result = statement.executeQuery(CHANGES)) {
        return result.next() ? result.getLong(1) : 0;
      }
    });
  }

  @Override
  public <T extends @Nullable Object> T transaction(Work<T> work) throws SQLException {
    return alone(connection -> {
      try (Statement lock = connection.createStatement()) {
        lock.execute(LOCK);
      }
      return work.run(connection);
    });
  }

  /** Runs statements as one transaction beside others, with the locks that it takes itself. */
  public <T extends @Nullable Object> T alone(Work<T> work) throws SQLException {
    try (Connection connection = pool.getConnection()) {
      T result = work.run(connection);
      connection.commit();
      return result; // the pool rolls back what was not committed
    }
  }

  @Override
  public <T extends @Nullable Object> T read(Work<T> work) throws SQLException {
    try (Connection connection = pool.getConnection()) {
      return work.run(connection);
    }
  }

  @Override
  public void copyTo(Path file) throws IOException {
    throw new IOException(
        "accounts in PostgreSQL are copied by its own program: pg_dump --format=custom --file="
            + file
            + " DATABASE");
  }

  @Override
  public void close() {
    pool.close();
  }
}
