package org.lexhub.server.account;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/**
 * The tables of accounts, as migrations from each version to the next. A migration only adds, so
 * that it can run on the file of a server that is being upgraded. The file stores its version as
 * {@code user_version}.
 */
final class AccountSchema {
  /** Version 1: accounts and keys. */
  private static final String[] VERSION_1 = {
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

  /** Version 2: login names, passwords, sessions, and one-time links. */
  private static final String[] VERSION_2 = {
    "ALTER TABLE accounts ADD COLUMN login TEXT",
    "ALTER TABLE accounts ADD COLUMN password TEXT",
    "ALTER TABLE accounts ADD COLUMN admin INTEGER NOT NULL DEFAULT 0",
    "CREATE UNIQUE INDEX accounts_by_login ON accounts (login) WHERE login IS NOT NULL",
    "ALTER TABLE keys ADD COLUMN requests INTEGER NOT NULL DEFAULT 0",
    """
    CREATE TABLE sessions (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      digest BLOB NOT NULL UNIQUE CHECK (length(digest) = 32),
      account INTEGER NOT NULL REFERENCES accounts (id),
      created INTEGER NOT NULL,
      seen INTEGER NOT NULL,
      address TEXT NOT NULL,
      agent TEXT NOT NULL)
    """,
    "CREATE INDEX sessions_of_account ON sessions (account)",
    """
    CREATE TABLE once (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      digest BLOB NOT NULL UNIQUE CHECK (length(digest) = 32),
      purpose TEXT NOT NULL CHECK (purpose IN ('invite', 'password', 'setup')),
      account INTEGER REFERENCES accounts (id),
      note TEXT NOT NULL,
      created INTEGER NOT NULL,
      expires INTEGER NOT NULL,
      used INTEGER)
    """,
    "CREATE TABLE changes (number INTEGER NOT NULL)",
    "INSERT INTO changes VALUES (0)",
    changed("keys_added", "INSERT ON keys"),
    changed("keys_ended", "UPDATE OF revoked, expires ON keys"),
    changed("keys_gone", "DELETE ON keys"),
    changed("accounts_changed", "UPDATE OF plan, status ON accounts"),
  };

  /** Version 3: what a key can be used for; null restricts nothing. */
  private static final String[] VERSION_3 = {
    "ALTER TABLE keys ADD COLUMN scopes TEXT",
    "ALTER TABLE keys ADD COLUMN addresses TEXT",
    "ALTER TABLE keys ADD COLUMN origins TEXT",
  };

  /** Version 4: second factors. */
  private static final String[] VERSION_4 = {
    """
    CREATE TABLE second_factors (
      account INTEGER PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
      secret BLOB NOT NULL,
      created INTEGER NOT NULL,
      confirmed INTEGER,
      last_step INTEGER NOT NULL DEFAULT 0,
      wrong INTEGER NOT NULL DEFAULT 0,
      wrong_since INTEGER NOT NULL DEFAULT 0)
    """,
    """
    CREATE TABLE recovery_codes (
      account INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
      digest BLOB NOT NULL,
      used INTEGER,
      PRIMARY KEY (account, digest))
    """,
    """
    CREATE TABLE pending_logins (
      digest BLOB PRIMARY KEY,
      account INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
      expires INTEGER NOT NULL)
    """,
  };

  /** Version 5: the users at identity providers to whom accounts belong. */
  private static final String[] VERSION_5 = {
    """
    CREATE TABLE identities (
      issuer TEXT NOT NULL,
      subject TEXT NOT NULL,
      account INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
      created INTEGER NOT NULL,
      PRIMARY KEY (issuer, subject))
    """,
    "CREATE INDEX identities_of_account ON identities (account)",
  };

  /** Version 6: the requests with each key by endpoint and day. */
  private static final String[] VERSION_6 = {
    """
    CREATE TABLE key_usage (
      account INTEGER NOT NULL,
      key_id TEXT NOT NULL,
      endpoint TEXT NOT NULL,
      day INTEGER NOT NULL,
      requests INTEGER NOT NULL,
      units INTEGER NOT NULL,
      refused INTEGER NOT NULL,
      failed INTEGER NOT NULL,
      PRIMARY KEY (account, key_id, endpoint, day))
    """,
  };

  private static final List<String[]> MIGRATIONS =
      List.of(VERSION_1, VERSION_2, VERSION_3, VERSION_4, VERSION_5, VERSION_6);

  /** The current version. */
  static final int VERSION = MIGRATIONS.size();

  private AccountSchema() {}

  /** Returns a trigger that increments the number of changes, which a running server follows. */
  private static String changed(String name, String event) {
    return "CREATE TRIGGER "
        + name
        + " AFTER "
        + event
        + " BEGIN UPDATE changes SET number = number + 1; END";
  }

  /** Returns the version of an open file, 0 for an empty one. */
  static int version(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery("PRAGMA user_version")) {
      return result.next() ? result.getInt(1) : 0;
    }
  }

  /** Upgrades a file to {@link #VERSION}; must be called within a transaction. */
  static void upgrade(Connection connection) throws SQLException {
    for (int version = version(connection); version < VERSION; version++) {
      try (Statement statement = connection.createStatement()) {
        for (String change : MIGRATIONS.get(version)) {
          statement.execute(change);
        }
        statement.execute("PRAGMA user_version = " + (version + 1));
      }
    }
  }
}
