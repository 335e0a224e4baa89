package org.lexhub.server.export;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.PrimitiveIterator;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.Store;
import org.lexhub.store.table.LexemeTable;
import org.lexhub.store.table.MeaningTable;
import org.lexhub.store.table.SenseTable;
import org.lexhub.store.table.WordRelationTable;
import org.lexhub.store.table.vocabulary.Register;
import org.lexhub.store.table.vocabulary.RelationType;

/** Writes the tables of a {@link SqliteExport}. Ids are those of the API. */
final class SqliteTables {
  private static final String SCHEMA =
      """
      CREATE TABLE source(name TEXT PRIMARY KEY, title TEXT, version TEXT, licence TEXT,
        attribution TEXT, url TEXT);
      CREATE TABLE lexeme(id INTEGER PRIMARY KEY, lemma TEXT NOT NULL, language TEXT NOT NULL,
        pos TEXT NOT NULL, reading TEXT, romanization TEXT, frequency_rank INTEGER);
      CREATE TABLE sense(id INTEGER PRIMARY KEY, lexeme_id INTEGER NOT NULL REFERENCES lexeme,
        meaning_id INTEGER NOT NULL, sense_order INTEGER NOT NULL, gloss TEXT, register TEXT,
        domain TEXT, confidence REAL NOT NULL);
      CREATE TABLE sense_source(sense_id INTEGER NOT NULL REFERENCES sense,
        source TEXT NOT NULL REFERENCES source);
      CREATE TABLE definition(sense_id INTEGER NOT NULL REFERENCES sense, language TEXT NOT NULL,
        text TEXT NOT NULL);
      CREATE TABLE example(sense_id INTEGER NOT NULL REFERENCES sense, text TEXT NOT NULL);
      CREATE TABLE form(lexeme_id INTEGER NOT NULL REFERENCES lexeme, form TEXT NOT NULL);
      CREATE TABLE pronunciation(lexeme_id INTEGER NOT NULL REFERENCES lexeme, ipa TEXT NOT NULL);
      CREATE TABLE relation(meaning_id INTEGER NOT NULL, type TEXT NOT NULL,
        target_meaning_id INTEGER NOT NULL);
      CREATE TABLE word_relation(lexeme_id INTEGER NOT NULL REFERENCES lexeme, type TEXT NOT NULL,
        target_lexeme_id INTEGER NOT NULL, meaning_id INTEGER, target_meaning_id INTEGER,
        source TEXT NOT NULL, confidence REAL NOT NULL);
      CREATE TABLE translation(sense_id INTEGER NOT NULL REFERENCES sense,
        lexeme_id INTEGER NOT NULL REFERENCES lexeme);
      """;

  private static final String INDEXES =
      """
      CREATE INDEX lexeme_lemma ON lexeme(lemma);
      CREATE INDEX sense_lexeme ON sense(lexeme_id);
      CREATE INDEX sense_meaning ON sense(meaning_id);
      CREATE INDEX word_relation_lexeme ON word_relation(lexeme_id);
      CREATE INDEX translation_sense ON translation(sense_id);
      """;

  private final ExportScope scope;
  private final Store store;
  private final Connection connection;
  private final Map<String, PreparedStatement> statements = new HashMap<>();
  private final Set<Integer> targets = new HashSet<>();

  private SqliteTables(ExportScope scope, Connection connection) {
    this.scope = scope;
    store = scope.store();
    this.connection = connection;
  }

  /** Writes a scope to a file, which exists and is empty. */
  static void write(ExportScope scope, Path file) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file)) {
      run(connection, "PRAGMA journal_mode=OFF;PRAGMA synchronous=OFF;" + SCHEMA);
      connection.setAutoCommit(false);
      new SqliteTables(scope, connection).writeAll();
      connection.commit();
      connection.setAutoCommit(true);
      run(connection, INDEXES);
    }
  }

  private static void run(Connection connection, String script) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      for (String each : script.split(";", -1)) {
        if (!each.isBlank()) {
          statement.execute(each);
        }
      }
    }
  }

  private void writeAll() throws SQLException {
    try {
      for (Credit credit : Credit.of(scope)) {
        insert(
            "source",
            credit.name(),
            credit.title(),
            credit.version(),
            credit.licence(),
            credit.attribution(),
            credit.url());
      }
      for (PrimitiveIterator.OfInt rows = scope.lexemes().iterator(); rows.hasNext(); ) {
        lexeme(rows.nextInt());
      }
      if (scope.target() == null) {
        for (PrimitiveIterator.OfInt rows = scope.meanings().iterator(); rows.hasNext(); ) {
          relations(rows.nextInt());
        }
        for (PrimitiveIterator.OfInt rows = scope.lexemes().iterator(); rows.hasNext(); ) {
          wordRelations(rows.nextInt());
        }
      }
    } finally {
      for (PreparedStatement statement : statements.values()) {
        statement.close();
      }
    }
  }

  private void insert(String table, @Nullable Object... values) throws SQLException {
    PreparedStatement statement = statements.get(table);
    if (statement == null) {
      String marks = "?,".repeat(values.length - 1) + "?";
      statement =
          connection.prepareStatement("INSERT OR IGNORE INTO " + table + " VALUES(" + marks + ")");
      statements.put(table, statement);
    }
    for (int i = 0; i < values.length; i++) {
      statement.setObject(i + 1, values[i]);
    }
    statement.executeUpdate();
  }

  private void lexeme(int lexeme) throws SQLException {
    head(lexeme);
    LexemeTable lexemes = store.lexemes();
    long id = lexemes.id(lexeme);
    if (scope.allowed().lexemeDetails(lexeme)) {
      for (int i = lexemes.formStart(lexeme); i < lexemes.formEnd(lexeme); i++) {
        insert("form", id, scope.string(lexemes.formText(i)));
      }
      for (int i = lexemes.pronunciationStart(lexeme); i < lexemes.pronunciationEnd(lexeme); i++) {
        if (lexemes.pronunciationIpa(i) >= 0) {
          insert("pronunciation", id, scope.string(lexemes.pronunciationIpa(i)));
        }
      }
    }
    int order = 0;
    for (int sense : scope.senses(lexeme).toArray()) {
      sense(sense, ++order);
    }
  }

  private void head(int lexeme) throws SQLException {
    LexemeTable lexemes = store.lexemes();
    boolean details = scope.allowed().lexemeDetails(lexeme);
    int rank = lexemes.frequencyRank(lexeme);
    insert(
        "lexeme",
        lexemes.id(lexeme),
        scope.string(lexemes.lemma(lexeme)),
        scope.tags().code(lexemes.language(lexeme)),
        lexemes.posOf(lexeme).code(),
        details ? orNull(scope.string(lexemes.reading(lexeme))) : null,
        details ? orNull(scope.string(lexemes.romanization(lexeme))) : null,
        details && rank > 0 ? rank : null);
  }

  private static @Nullable String orNull(String text) {
    return text.isEmpty() ? null : text;
  }

  private void sense(int sense, int order) throws SQLException {
    SenseTable senses = store.senses();
    boolean texts = scope.allowed().senseTexts(sense);
    Register register = senses.registerOf(sense);
    long id = senses.id(sense);
    insert(
        "sense",
        id,
        store.lexemes().id(senses.lexeme(sense)),
        store.meanings().id(senses.meaning(sense)),
        order,
        orNull(scope.gloss(sense)),
        texts && register != null ? register.code() : null,
        texts ? orNull(scope.string(senses.domain(sense))) : null,
        senses.confidence(sense) / 1e4);
    for (int i = 0; i < senses.sourceCount(sense); i++) {
      int source = senses.sourceAt(sense, i);
      if (scope.allowed().source(source)) {
        insert("sense_source", id, scope.string(store.sources().name(source)));
      }
    }
    if (texts) {
      for (int i = senses.definitionStart(sense); i < senses.definitionEnd(sense); i++) {
        String language = scope.tags().code(senses.definitionLanguage(i));
        insert("definition", id, language, scope.text(senses.definitionText(i)));
      }
      for (int i = senses.exampleStart(sense); i < senses.exampleEnd(sense); i++) {
        insert("example", id, scope.text(senses.exampleText(i)));
      }
    }
    for (int lexeme : scope.translations(sense)) {
      if (targets.add(lexeme)) {
        head(lexeme);
      }
      insert("translation", id, store.lexemes().id(lexeme));
    }
  }

  private void relations(int meaning) throws SQLException {
    MeaningTable meanings = store.meanings();
    if (scope.allowed().meaningTexts(meaning)) {
      for (int i = meanings.relationStart(meaning); i < meanings.relationEnd(meaning); i++) {
        int target = meanings.relationMeaning(i);
        if (scope.hasSense(target)) {
          String type = RelationType.at(meanings.relationType(i)).code();
          insert("relation", meanings.id(meaning), type, meanings.id(target));
        }
      }
    }
  }

  private void wordRelations(int lexeme) throws SQLException {
    WordRelationTable relations = store.wordRelations();
    for (WordLinks.Link link : new WordLinks(scope).all(lexeme)) {
      insert(
          "word_relation",
          store.lexemes().id(lexeme),
          link.type().code(),
          store.lexemes().id(link.lexeme()),
          meaning(relations.meaning(link.row())),
          meaning(relations.targetMeaning(link.row())),
          scope.string(store.sources().name(relations.source(link.row()))),
          relations.confidence(link.row()) / 1e4);
    }
  }

  private @Nullable Integer meaning(int row) {
    return row < 0 ? null : store.meanings().id(row);
  }
}
