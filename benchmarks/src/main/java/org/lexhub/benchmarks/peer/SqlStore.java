package org.lexhub.benchmarks.peer;

import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;

/** The words in a database: three tables and the indexes that the questions need. */
abstract class SqlStore implements PeerStore {
  /** The tables; texts are compared by their bytes. */
  static final String[] TABLES = {
    "CREATE TABLE word (id INTEGER, lang TEXT, lemma TEXT, key TEXT, pos TEXT, rank INTEGER)",
    "CREATE TABLE sense (id INTEGER, word INTEGER, meaning INTEGER, lang TEXT, place INTEGER,"
        + " confidence INTEGER)",
    "CREATE TABLE meaning (id INTEGER, gloss TEXT)"
  };

  /** The indexes, made after the rows. */
  static final String[] INDEXES = {
    "CREATE UNIQUE INDEX word_id ON word (id)",
    "CREATE INDEX word_key ON word (lang, key, rank)",
    "CREATE INDEX sense_word ON sense (word)",
    "CREATE INDEX sense_meaning ON sense (meaning, lang)",
    "CREATE INDEX sense_lang ON sense (lang, word, id)",
    "CREATE UNIQUE INDEX meaning_id ON meaning (id)"
  };

  private static final String WORD = "SELECT id, lemma, lang, pos, rank FROM word ";
  private static final String EXACT = WORD + "WHERE lang = ? AND key = ? ORDER BY rank LIMIT 1";
  private static final String PREFIX =
      WORD + "WHERE lang = ? AND key >= ? AND key < ? ORDER BY rank LIMIT " + WORDS;
  private static final String TRANSLATE =
      """
      SELECT w.id, w.lemma, w.lang, w.pos, m.id, b.confidence, m.gloss
      FROM word f JOIN sense a ON a.word = f.id
      JOIN sense b ON b.meaning = a.meaning AND b.lang = ?
      JOIN word w ON w.id = b.word JOIN meaning m ON m.id = a.meaning
      WHERE f.lang = ? AND f.key = ?
      ORDER BY a.place, b.confidence DESC LIMIT
      """
          + TRANSLATIONS;
  private static final String PAIRS =
      """
      SELECT f.id, f.lemma, w.id, w.lemma, a.meaning, a.confidence, b.confidence
      FROM sense a JOIN sense b ON b.meaning = a.meaning AND b.lang = ?
      JOIN word f ON f.id = a.word JOIN word w ON w.id = b.word
      WHERE a.lang = ? ORDER BY a.word, a.id, b.id LIMIT
      """
          + PAGE
          + " OFFSET ?";

  /** Follows every letter, so that it ends the range of a prefix. */
  private static final String LAST_LETTER = Character.toString(Character.MAX_CODE_POINT);

  /** Returns a statement of a connection that no other thread uses until it is released. */
  abstract PreparedStatement prepare(String sql) throws SQLException;

  /** Takes a statement back. */
  abstract void release(PreparedStatement statement) throws SQLException;

  /** Returns the query for similar words; its parameters are a language and twice a pattern. */
  abstract String similar();

  /** Returns the pattern of similar words for a key. */
  abstract String pattern(String key);

  /** Executes statements that return nothing. */
  static void execute(Connection connection, String... statements) throws SQLException {
    try (var statement = connection.createStatement()) {
      for (String sql : statements) {
        statement.execute(sql);
      }
    }
  }

  private interface Answer {
    void row(ResultSet row, PeerJson out) throws SQLException;
  }

  private void ask(String sql, Answer answer, PeerJson out, Object... values) throws SQLException {
    PreparedStatement statement = prepare(sql);
    try {
      for (int i = 0; i < values.length; i++) {
        statement.setObject(i + 1, values[i]);
      }
      try (ResultSet rows = statement.executeQuery()) {
        while (rows.next()) {
          out.next();
          answer.row(rows, out);
          out.end();
        }
      }
    } finally {
      release(statement);
    }
  }

  private static void word(ResultSet row, PeerJson out) throws SQLException {
    out.number("id", row.getLong(1)).text("lemma", row.getString(2));
    out.text("language", row.getString(3)).text("pos", row.getString(4));
    out.number("rank", row.getLong(5));
  }

  private static void translation(ResultSet row, PeerJson out) throws SQLException {
    out.number("id", row.getLong(1)).text("lemma", row.getString(2));
    out.text("language", row.getString(3)).text("pos", row.getString(4));
    out.number("meaning", row.getLong(5)).number("confidence", row.getLong(6));
    out.text("gloss", row.getString(7));
  }

  private static void pair(ResultSet row, PeerJson out) throws SQLException {
    out.number("source_id", row.getLong(1)).text("source", row.getString(2));
    out.number("target_id", row.getLong(3)).text("target", row.getString(4));
    out.number("meaning", row.getLong(5));
    out.number("confidence", Math.min(row.getLong(6), row.getLong(7)));
  }

  @Override
  public final void exact(String language, String key, PeerJson out) throws SQLException {
    ask(EXACT, SqlStore::word, out, language, key);
  }

  @Override
  public final void prefix(String language, String start, PeerJson out) throws SQLException {
    ask(PREFIX, SqlStore::word, out, language, start, start + LAST_LETTER);
  }

  @Override
  public final void fuzzy(String language, String key, PeerJson out) throws SQLException {
    String pattern = pattern(key);
    if (!pattern.isEmpty()) {
      ask(similar(), SqlStore::word, out, language, pattern, pattern);
    }
  }

  @Override
  public final void translate(String language, String key, String target, PeerJson out)
      throws SQLException {
    ask(TRANSLATE, SqlStore::translation, out, target, language, key);
  }

  @Override
  public final void pairs(String source, String target, int offset, PeerJson out)
      throws SQLException {
    ask(PAIRS, SqlStore::pair, out, target, source, offset);
  }

  @Override
  public abstract void close() throws IOException;
}
