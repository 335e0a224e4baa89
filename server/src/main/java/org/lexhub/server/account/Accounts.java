package org.lexhub.server.account;

import static org.lexhub.server.account.AccountDatabase.prepare;

import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What can be asked and changed about stored accounts and keys. */
public final class Accounts {
  /** Good keys that one account may have at once, so that one can replace another. */
  public static final int MOST_KEYS = 10;

  private static final String KEY_COLUMNS =
      """
      SELECT k.id, k.account, a.name AS account_name, a.plan, k.name, k.shown, k.created, k.expires,
        k.revoked, k.last_used
      FROM keys k JOIN accounts a ON a.id = k.account
      """;
  private static final String ACCOUNT_COLUMNS =
      """
      SELECT id, name, plan, status, created,
        (SELECT count(*) FROM keys k WHERE k.account = accounts.id AND k.revoked IS NULL) AS keys
      FROM accounts
      """;

  private final AccountDatabase database;
  private final SecureRandom random = new SecureRandom();

  /** Over an open database. */
  public Accounts(AccountDatabase database) {
    this.database = database;
  }

  /** Adds an account and returns its number. */
  public long addAccount(String name, Plan plan, Instant now) throws SQLException {
    checkName(name);
    return database.transaction(connection -> {
      try (PreparedStatement insert =
          prepare(
              connection,
              "INSERT INTO accounts (name, plan, created) VALUES (?, ?, ?)",
              name,
              plan.code(),
              now.getEpochSecond())) {
        insert.executeUpdate();
        try (ResultSet id = insert.getGeneratedKeys()) {
          id.next();
          return id.getLong(1);
        }
      }
    });
  }

  /**
   * Adds a key to an account and returns its text, which is not stored anywhere.
   *
   * @param lifetime how long it is good; null for ever
   */
  public String addKey(long account, String name, @Nullable Duration lifetime, Instant now)
      throws SQLException {
    checkName(name);
    String key = ApiKey.create(random);
    byte[] digest = new ApiKey().digest(key, 0);
    String id = "k_" + Long.toString(random.nextLong() >>> 16, 36);
    database.transaction(connection -> {
      if (activeKeys(connection, account, now) >= MOST_KEYS) {
        throw new AccountException(
            "account " + account + " has " + MOST_KEYS + " keys already; revoke one first");
      }
      try (PreparedStatement insert =
          prepare(
              connection,
              "INSERT INTO keys (id, account, name, digest, shown, created, expires) VALUES (?, ?, ?, ?, ?, ?, ?)",
              id,
              account,
              name,
              digest,
              ApiKey.shown(key),
              now.getEpochSecond(),
              lifetime == null ? null : now.plus(lifetime).getEpochSecond())) {
        return insert.executeUpdate();
      }
    });
    return key;
  }

  private static int activeKeys(Connection connection, long account, Instant now)
      throws SQLException {
    try (PreparedStatement query =
            prepare(
                connection,
                "SELECT count(*) FROM keys WHERE account = ? AND revoked IS NULL AND (expires IS NULL OR expires > ?)",
                account,
                now.getEpochSecond());
        ResultSet result = query.executeQuery()) {
      return result.next() ? result.getInt(1) : 0;
    }
  }

  /** Returns all accounts in the order in which they were made. */
  public List<AccountRow> accounts() throws SQLException {
    return database.read(connection -> {
      List<AccountRow> rows = new ArrayList<>();
      try (PreparedStatement query = prepare(connection, ACCOUNT_COLUMNS + " ORDER BY id");
          ResultSet result = query.executeQuery()) {
        while (result.next()) {
          rows.add(account(result));
        }
      }
      return rows;
    });
  }

  /** Finds an account by its number or its name, where only one has it. */
  public AccountRow account(String numberOrName) throws SQLException {
    List<AccountRow> found = new ArrayList<>();
    for (AccountRow row : accounts()) {
      if (Long.toString(row.id()).equals(numberOrName)) {
        return row;
      }
      if (row.name().equals(numberOrName)) {
        found.add(row);
      }
    }
    if (found.size() == 1) {
      return found.getFirst();
    }
    throw new AccountException(
        found.isEmpty()
            ? "there is no account '" + numberOrName + "'; see: lexhub accounts list"
            : "several accounts are named '" + numberOrName + "'; give the number instead");
  }

  /** Returns all keys, the oldest first. */
  public List<KeyRow> keys() throws SQLException {
    return database.read(connection -> {
      List<KeyRow> rows = new ArrayList<>();
      String sql = KEY_COLUMNS + " ORDER BY k.created, k.rowid";
      try (PreparedStatement query = prepare(connection, sql);
          ResultSet result = query.executeQuery()) {
        while (result.next()) {
          rows.add(key(result));
        }
      }
      return rows;
    });
  }

  /** Revokes the one good key that is meant by its id, its whole text or the beginning of it. */
  public KeyRow revoke(String wanted, Instant now) throws SQLException {
    List<KeyRow> found = new ArrayList<>();
    for (KeyRow row : keys()) {
      if (row.revoked() == null && means(row, wanted)) {
        found.add(row);
      }
    }
    if (found.size() != 1) {
      throw new AccountException(
          found.isEmpty()
              ? "there is no key '" + shortened(wanted) + "' to revoke; see: lexhub keys list"
              : "several keys begin like this; give the id, see: lexhub keys list");
    }
    KeyRow row = found.getFirst();
    change("UPDATE keys SET revoked = ? WHERE id = ?", now.getEpochSecond(), row.id());
    return row;
  }

  private static boolean means(KeyRow row, String wanted) {
    if (row.id().equals(wanted) || row.shown().equals(wanted)) {
      return true;
    }
    if (wanted.length() == ApiKey.LENGTH) {
      return row.shown().equals(ApiKey.shown(wanted));
    }
    return wanted.length() >= 7
        && wanted.length() < ApiKey.LENGTH
        && row.shown().startsWith(wanted);
  }

  private static String shortened(String wanted) {
    return wanted.length() == ApiKey.LENGTH ? ApiKey.shown(wanted) : wanted;
  }

  /** Changes the plan of an account. */
  public void setPlan(long account, Plan plan) throws SQLException {
    change("UPDATE accounts SET plan = ? WHERE id = ?", plan.code(), account);
  }

  /** Suspends an account, or lets it work again. */
  public void setSuspended(long account, boolean suspended) throws SQLException {
    change(
        "UPDATE accounts SET status = ? WHERE id = ?", suspended ? "suspended" : "active", account);
  }

  private void change(String sql, Object... values) throws SQLException {
    database.transaction(connection -> {
      try (PreparedStatement update = prepare(connection, sql, values)) {
        return update.executeUpdate();
      }
    });
  }

  private static void checkName(String name) {
    if (name.isBlank() || name.length() > 100 || name.chars().anyMatch(Character::isISOControl)) {
      throw new AccountException(
          "a name has 1 to 100 characters, none of them a control character");
    }
  }

  private static AccountRow account(ResultSet row) throws SQLException {
    return new AccountRow(
        row.getLong("id"),
        row.getString("name"),
        plan(row),
        row.getString("status").equals("suspended"),
        Instant.ofEpochSecond(row.getLong("created")),
        row.getInt("keys"));
  }

  private static KeyRow key(ResultSet row) throws SQLException {
    return new KeyRow(
        row.getString("id"),
        row.getLong("account"),
        row.getString("account_name"),
        plan(row),
        row.getString("name"),
        row.getString("shown"),
        Instant.ofEpochSecond(row.getLong("created")),
        time(row, "expires"),
        time(row, "revoked"),
        time(row, "last_used"));
  }

  static Plan plan(ResultSet row) throws SQLException {
    Plan plan = Plan.parse(row.getString("plan"));
    return plan == null ? Plan.FREE : plan;
  }

  private static @Nullable Instant time(ResultSet row, String column) throws SQLException {
    long seconds = row.getLong(column);
    return row.wasNull() ? null : Instant.ofEpochSecond(seconds);
  }
}
