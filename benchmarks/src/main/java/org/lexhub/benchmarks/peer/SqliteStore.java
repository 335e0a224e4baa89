package org.lexhub.benchmarks.peer;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;

/** The words in a file of SQLite; similar words by the trigrams of its full-text index. */
final class SqliteStore extends SqlStore {
  private static final int TRIGRAM = 3;
  private static final int MAPPED_BYTES = 1 << 30;

  /** Keys with the most and the rarest trigrams; the third parameter only fills its place. */
  private static final String SIMILAR =
      "SELECT w.id, w.lemma, w.lang, w.pos, w.rank FROM word_trigrams t JOIN word w"
          + " ON w.rowid = t.rowid WHERE w.lang = ? AND t.key MATCH ? AND ? <> '' ORDER BY t.rank"
          + " LIMIT "
          + WORDS;

  private final String url;
  private final ThreadLocal<Map<String, PreparedStatement>> prepared =
      ThreadLocal.withInitial(HashMap::new);
  private final Queue<Connection> connections = new ConcurrentLinkedQueue<>();

  private SqliteStore(String url) {
    this.url = url;
  }

  private static String url(Path file) {
    return "jdbc:sqlite:" + file;
  }

  /** Writes an export into a new file and makes its indexes. */
  static void load(Path export, Path file) throws IOException, SQLException {
    try (Connection connection = DriverManager.getConnection(url(file))) {
      execute(connection, "PRAGMA journal_mode = OFF", "PRAGMA synchronous = OFF");
      execute(connection, TABLES);
      connection.setAutoCommit(false);
      insert(connection, export.resolve("words.tsv"), "word", 6);
      insert(connection, export.resolve("senses.tsv"), "sense", 6);
      insert(connection, export.resolve("meanings.tsv"), "meaning", 2);
      execute(connection, INDEXES);
      execute(
          connection,
          "CREATE VIRTUAL TABLE word_trigrams USING fts5(key, content='word', tokenize='trigram')",
          "INSERT INTO word_trigrams(word_trigrams) VALUES ('rebuild')");
      connection.commit();
      connection.setAutoCommit(true);
      execute(connection, "ANALYZE");
    }
  }

  private static void insert(Connection connection, Path rows, String table, int columns)
      throws IOException, SQLException {
    String sql = "INSERT INTO " + table + " VALUES (?" + ", ?".repeat(columns - 1) + ")";
    try (BufferedReader in = Files.newBufferedReader(rows);
        PreparedStatement insert = connection.prepareStatement(sql)) {
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        String[] cells = line.split("\t", -1);
        for (int i = 0; i < columns; i++) {
          insert.setString(i + 1, cells[i]);
        }
        insert.executeUpdate();
      }
    }
  }

  /** Opens a loaded file; each thread gets a connection and keeps its prepared statements. */
  static SqliteStore open(Path file) {
    return new SqliteStore(url(file) + "?open_mode=1&mmap_size=" + MAPPED_BYTES);
  }

  @Override
  public boolean waits() {
    return false;
  }

  @Override
  PreparedStatement prepare(String sql) throws SQLException {
    Map<String, PreparedStatement> own = prepared.get();
    PreparedStatement statement = own.get(sql);
    if (statement == null) {
      statement = connection(own).prepareStatement(sql);
      own.put(sql, statement);
    }
    return statement;
  }

  private Connection connection(Map<String, PreparedStatement> own) throws SQLException {
    if (!own.isEmpty()) {
      return own.values().iterator().next().getConnection();
    }
    Connection connection = DriverManager.getConnection(url);
    connections.add(connection);
    return connection;
  }

  @Override
  void release(PreparedStatement statement) throws SQLException {
    statement.clearParameters();
  }

  @Override
  String similar() {
    return SIMILAR;
  }

  @Override
  String pattern(String key) {
    Set<String> trigrams = new LinkedHashSet<>();
    int[] points = key.codePoints().toArray();
    for (int i = 0; i + TRIGRAM <= points.length; i++) {
      trigrams.add('"' + new String(points, i, TRIGRAM).replace("\"", "\"\"") + '"');
    }
    return String.join(" OR ", trigrams);
  }

  @Override
  public void close() throws IOException {
    try {
      for (Connection connection : connections) {
        connection.close();
      }
    } catch (SQLException e) {
      throw new IOException(e);
    }
  }
}
