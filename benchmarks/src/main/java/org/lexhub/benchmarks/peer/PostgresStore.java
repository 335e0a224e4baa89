package org.lexhub.benchmarks.peer;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import org.postgresql.PGConnection;

/** The words in PostgreSQL, reached through HikariCP; similar words by pg_trgm. */
final class PostgresStore extends SqlStore {
  /** Four connections for each of two cores; more do not help queries that never wait for disks. */
  private static final int CONNECTIONS = 8;

  private static final String SIMILAR =
      "SELECT id, lemma, lang, pos, rank FROM word WHERE lang = ? AND key % ? ORDER BY key <-> ?"
          + " LIMIT "
          + WORDS;

  private final HikariDataSource pool;

  private PostgresStore(HikariDataSource pool) {
    this.pool = pool;
  }

  /** Copies an export into an empty database and makes its indexes. */
  static void load(Path export, String url) throws IOException, SQLException {
    try (Connection connection = DriverManager.getConnection(url)) {
      execute(connection, "CREATE EXTENSION pg_trgm");
      execute(connection, TABLES);
      for (String table : new String[] {"word", "sense", "meaning"}) {
        try (InputStream rows = Files.newInputStream(export.resolve(table + "s.tsv"))) {
          connection
              .unwrap(PGConnection.class)
              .getCopyAPI()
              .copyIn("COPY " + table + " FROM STDIN", rows);
        }
      }
      execute(connection, INDEXES);
      execute(connection, "CREATE INDEX word_trigrams ON word USING gin (key gin_trgm_ops)");
      execute(connection, "VACUUM ANALYZE");
    }
  }

  /** Connects to a loaded database. */
  static PostgresStore open(String url) {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(url);
    config.setMaximumPoolSize(CONNECTIONS);
    config.setReadOnly(true);
    config.addDataSourceProperty("prepareThreshold", "1");
    return new PostgresStore(new HikariDataSource(config));
  }

  @Override
  public boolean waits() {
    return true;
  }

  @Override
  PreparedStatement prepare(String sql) throws SQLException {
    return pool.getConnection().prepareStatement(sql);
  }

  @Override
  void release(PreparedStatement statement) throws SQLException {
    Connection connection = statement.getConnection();
    try {
      statement.close();
    } finally {
      connection.close();
    }
  }

  @Override
  String similar() {
    return SIMILAR;
  }

  @Override
  String pattern(String key) {
    return key;
  }

  @Override
  public void close() {
    pool.close();
  }
}
