package org.lexhub.server.account;

import static org.lexhub.server.account.AccountDatabase.prepare;

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
  private static final String HAS =
      "(instr(lower(name), ?) > 0 OR instr(ifnull(login, ''), ?) > 0)";

  private final AccountDatabase database;
  private final AccountKeys keys;

  /** Over an open database. */
  public Accounts(AccountDatabase database) {
    this.database = database;
    keys = new AccountKeys(database);
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
    return keys.add(account, name, lifetime, now);
  }

  /** Returns all accounts in the order in which they were made. */
  public List<AccountRow> accounts() throws SQLException {
    return database.all(AccountRow::read, AccountRow.COLUMNS + " ORDER BY id");
  }

  /** Returns an account, or null where there is none with this number. */
  public @Nullable AccountRow find(long account) throws SQLException {
    return database.first(AccountRow::read, AccountRow.COLUMNS + " WHERE id = ?", account);
  }

  /** Returns how many accounts have a text in their name or login; an empty one is in all. */
  public long count(String text) throws SQLException {
    Long count =
        database.first(
            row -> row.getLong(1), "SELECT count(*) FROM accounts WHERE " + HAS, text, text);
    return count == null ? 0 : count;
  }

  /** Returns a page of the accounts that have a text in their name or login, the newest first. */
  public List<AccountRow> search(String text, int offset, int limit) throws SQLException {
    return database.all(
        AccountRow::read,
        AccountRow.COLUMNS + " WHERE " + HAS + " ORDER BY id DESC LIMIT ? OFFSET ?",
        text,
        text,
        limit,
        offset);
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
    return database.all(KeyRow::read, KeyRow.COLUMNS + " ORDER BY k.created, k.rowid");
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
    database.change("UPDATE keys SET revoked = ? WHERE id = ?", now.getEpochSecond(), row.id());
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
    database.change("UPDATE accounts SET plan = ? WHERE id = ?", plan.code(), account);
  }

  /** Suspends an account, or lets it work again. */
  public void setSuspended(long account, boolean suspended) throws SQLException {
    database.change(
        "UPDATE accounts SET status = ? WHERE id = ?", suspended ? "suspended" : "active", account);
  }

  static void checkName(String name) {
    if (name.isBlank() || name.length() > 100 || name.chars().anyMatch(Character::isISOControl)) {
      throw new AccountException(
          "a name has 1 to 100 characters, none of them a control character");
    }
  }

  static Plan plan(ResultSet row) throws SQLException {
    Plan plan = Plan.parse(row.getString("plan"));
    return plan == null ? Plan.FREE : plan;
  }
}
