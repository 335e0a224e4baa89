package org.lexhub.server.account;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.access.KeyAccess;

/** Queries and changes of stored accounts and keys. */
public final class Accounts {
  private static final String HAS_TEXT =
      "(lower(name) LIKE ? ESCAPE '!' OR coalesce(login, '') LIKE ? ESCAPE '!')";

  private static final int MAX_NAME_LENGTH = 100;

  /** The minimum length of the beginning of a key that identifies it. */
  private static final int MIN_KEY_PREFIX_LENGTH = 7;

  private final AccountDatabase database;
  private final AccountKeys keys;

  /** Creates a view of an open database. */
  public Accounts(AccountDatabase database) {
    this.database = database;
    keys = new AccountKeys(database);
  }

  /** Adds an account and returns its number. */
  public long addAccount(String name, Plan plan, Instant now) throws SQLException {
    checkName(name);
    return database.transaction(connection ->
        AccountDatabase.number(
            connection,
            "INSERT INTO accounts (name, plan, created) VALUES (?, ?, ?) RETURNING id",
            name,
            plan.code(),
            now.getEpochSecond()));
  }

  /**
   * Adds a key to an account and returns its text, which is not stored anywhere.
   *
   * @param lifetime the time until it expires; null if it does not expire
   */
  public String addKey(long account, String name, @Nullable Duration lifetime, Instant now)
      throws SQLException {
    return keys.add(account, name, lifetime, now);
  }

  /**
   * Adds a key with restrictions, see {@link AccountKeys#add}.
   *
   * @param lifetime the time until it expires; null if it does not expire
   */
  public String addKey(
      long account, String name, @Nullable Duration lifetime, KeyAccess access, Instant now)
      throws SQLException {
    return keys.add(account, name, lifetime, access, now);
  }

  /** Returns all accounts, the oldest first. */
  public List<AccountRow> accounts() throws SQLException {
    return database.all(AccountRow::read, AccountRow.COLUMNS + " ORDER BY id");
  }

  /** Returns the account with this number, or null. */
  public @Nullable AccountRow find(long account) throws SQLException {
    return database.first(AccountRow::read, AccountRow.COLUMNS + " WHERE id = ?", account);
  }

  /** Returns the number of accounts whose name or login contains a text, which can be empty. */
  public long count(String text) throws SQLException {
    String pattern = containing(text);
    Long count =
        database.first(
            row -> row.getLong(1),
            "SELECT count(*) FROM accounts WHERE " + HAS_TEXT,
            pattern,
            pattern);
    return count == null ? 0 : count;
  }

  /** Returns a page of the accounts whose name or login contains a text, the newest first. */
  public List<AccountRow> search(String text, int offset, int limit) throws SQLException {
    String pattern = containing(text);
    return database.all(
        AccountRow::read,
        AccountRow.COLUMNS + " WHERE " + HAS_TEXT + " ORDER BY id DESC LIMIT ? OFFSET ?",
        pattern,
        pattern,
        limit,
        offset);
  }

  /** Returns the pattern of LIKE for texts that contain a text as it is. */
  private static String containing(String text) {
    return "%" + text.replaceAll("[!%_]", "!$0") + "%";
  }

  /**
   * Returns an account by its number or its name.
   *
   * @throws AccountException if no account has it, or several have the name
   */
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

  /**
   * Revokes the active key with this id, this text, or this beginning of its text.
   *
   * @throws AccountException if there is no such key, or more than one
   */
  public KeyRow revoke(String wanted, Instant now) throws SQLException {
    List<KeyRow> found = new ArrayList<>();
    for (KeyRow row : keys()) {
      if (row.revoked() == null && matches(row, wanted)) {
        found.add(row);
      }
    }
    if (found.size() != 1) {
      throw new AccountException(
          found.isEmpty()
              ? "there is no key '"
                  + shortened(wanted)
                  + "' to revoke; list them with: ./lexhub keys list --data DIR"
              : "several keys begin with this; give the id, list them with: ./lexhub keys list --data DIR");
    }
    KeyRow row = found.getFirst();
    database.change("UPDATE keys SET revoked = ? WHERE id = ?", now.getEpochSecond(), row.id());
    return row;
  }

  private static boolean matches(KeyRow row, String wanted) {
    if (row.id().equals(wanted) || row.shown().equals(wanted)) {
      return true;
    }
    if (wanted.length() == ApiKey.LENGTH) {
      return row.shown().equals(ApiKey.shown(wanted));
    }
    // Of a key, only its beginning and end are stored in clear.
    String start = row.shown().substring(0, ApiKey.SHOWN_START);
    return wanted.length() >= MIN_KEY_PREFIX_LENGTH
        && wanted.length() < ApiKey.LENGTH
        && (start.startsWith(wanted) || wanted.startsWith(start));
  }

  private static String shortened(String wanted) {
    return wanted.length() == ApiKey.LENGTH ? ApiKey.shown(wanted) : wanted;
  }

  /** Changes the plan of an account. */
  public void setPlan(long account, Plan plan) throws SQLException {
    database.change("UPDATE accounts SET plan = ? WHERE id = ?", plan.code(), account);
  }

  /** Suspends or resumes an account. */
  public void setSuspended(long account, boolean suspended) throws SQLException {
    database.change(
        "UPDATE accounts SET status = ? WHERE id = ?", suspended ? "suspended" : "active", account);
  }

  static void checkName(String name) {
    if (name.isBlank()
        || name.length() > MAX_NAME_LENGTH
        || name.chars().anyMatch(Character::isISOControl)) {
      throw new AccountException(
          "a name has 1 to " + MAX_NAME_LENGTH + " characters and no control characters");
    }
  }

  static Plan plan(ResultSet row) throws SQLException {
    Plan plan = Plan.parse(row.getString("plan"));
    return plan == null ? Plan.FREE : plan;
  }
}
