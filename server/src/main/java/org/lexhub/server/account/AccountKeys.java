package org.lexhub.server.account;

import static org.lexhub.server.account.AccountDatabase.update;

import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.access.KeyAccess;

/**
 * The keys of one account at a time. Every query and change names the account, so that the id of a
 * key of another account has no effect.
 */
public final class AccountKeys {
  /** The maximum number of active keys of an account. */
  public static final int MAX_ACTIVE = 10;

  /** The maximum time that a replaced key remains valid. */
  public static final Duration MAX_OVERLAP = Duration.ofDays(3);

  private static final SecureRandom RANDOM = new SecureRandom();

  private final AccountDatabase database;

  /** Creates a view of an open database. */
  public AccountKeys(AccountDatabase database) {
    this.database = database;
  }

  /** Returns the keys of an account, the newest first. */
  public List<KeyRow> of(long account) throws SQLException {
    return database.all(
        KeyRow::read,
        KeyRow.COLUMNS + " WHERE k.account = ? ORDER BY k.created DESC, k.rowid DESC",
        account);
  }

  /** Returns the key of an account with this id, or null. */
  public @Nullable KeyRow find(long account, String id) throws SQLException {
    return database.first(
        KeyRow::read, KeyRow.COLUMNS + " WHERE k.account = ? AND k.id = ?", account, id);
  }

  /**
   * Adds a key and returns its text, which is not stored anywhere.
   *
   * @param lifetime the time until it expires; null if it does not expire
   * @throws AccountException if the name is invalid or the account has {@link #MAX_ACTIVE} keys
   */
  public String add(long account, String name, @Nullable Duration lifetime, Instant now)
      throws SQLException {
    return add(account, name, lifetime, KeyAccess.ALL, now);
  }

  /**
   * Does the same for a key with restrictions.
   *
   * @param access what the key can be used for
   */
  public String add(
      long account, String name, @Nullable Duration lifetime, KeyAccess access, Instant now)
      throws SQLException {
    Accounts.checkName(name);
    return database.transaction(
        connection -> add(connection, account, name, lifetime, access, now));
  }

  private static String add(
      Connection connection,
      long account,
      String name,
      @Nullable Duration lifetime,
      KeyAccess access,
      Instant now)
      throws SQLException {
    if (countActive(connection, account, now) >= MAX_ACTIVE) {
      throw new AccountException(
          "account " + account + " has " + MAX_ACTIVE + " keys already; revoke one first");
    }
    String key = ApiKey.create(RANDOM);
    update(
        connection,
        "INSERT INTO keys (id, account, name, digest, shown, created, expires, scopes, addresses,"
            + " origins) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        "k_" + Long.toString(RANDOM.nextLong() >>> 16, 36),
        account,
        name,
        new ApiKey().digest(key, 0),
        ApiKey.shown(key),
        now.getEpochSecond(),
        lifetime == null ? null : now.plus(lifetime).getEpochSecond(),
        access.scopes(),
        access.addresses(),
        access.origins());
    return key;
  }

  private static int countActive(Connection connection, long account, Instant now)
      throws SQLException {
    try (PreparedStatement query =
            AccountDatabase.prepare(
                connection,
                "SELECT count(*) FROM keys WHERE account = ? AND revoked IS NULL AND (expires IS NULL OR expires > ?)",
                account,
                now.getEpochSecond());
        ResultSet result = query.executeQuery()) {
      return result.next() ? result.getInt(1) : 0;
    }
  }

  /**
   * Replaces an active key by a new one with the same name, lifetime and restrictions.
   *
   * @param overlap the time that the old key remains valid; zero revokes it at once
   * @return the text of the new key
   * @throws AccountException if the account has no such active key
   */
  public String roll(long account, String id, Duration overlap, Instant now) throws SQLException {
    if (overlap.isNegative() || overlap.compareTo(MAX_OVERLAP) > 0) {
      throw new AccountException(
          "The old key can keep working for 0 to " + MAX_OVERLAP.toHours() + " hours.");
    }
    return database.transaction(connection -> {
      KeyRow old = findActive(connection, account, id, now);
      if (old == null) {
        throw new AccountException("Only a key that is still good can be replaced.");
      }
      expire(connection, account, id, overlap, now);
      Instant end = old.expires();
      Duration lifetime = end == null ? null : Duration.between(old.created(), end);
      return add(connection, account, old.name(), lifetime, old.access(), now);
    });
  }

  private static @Nullable KeyRow findActive(
      Connection connection, long account, String id, Instant now) throws SQLException {
    try (PreparedStatement query =
            AccountDatabase.prepare(
                connection, KeyRow.COLUMNS + " WHERE k.account = ? AND k.id = ?", account, id);
        ResultSet result = query.executeQuery()) {
      KeyRow row = result.next() ? KeyRow.read(result) : null;
      return row != null && row.state(now).equals("active") ? row : null;
    }
  }

  private static void expire(
      Connection connection, long account, String id, Duration overlap, Instant now)
      throws SQLException {
    if (overlap.isZero()) {
      update(
          connection,
          "UPDATE keys SET revoked = ? WHERE id = ? AND account = ?",
          now.getEpochSecond(),
          id,
          account);
      return;
    }
    long expires = now.plus(overlap).getEpochSecond();
    update(
        connection,
        "UPDATE keys SET expires = CASE WHEN expires < ? THEN expires ELSE ? END"
            + " WHERE id = ? AND account = ?",
        expires,
        expires,
        id,
        account);
  }

  /** Revokes an active key; returns whether the account had such a key. */
  public boolean revoke(long account, String id, Instant now) throws SQLException {
    return database.change(
            "UPDATE keys SET revoked = ? WHERE id = ? AND account = ? AND revoked IS NULL",
            now.getEpochSecond(),
            id,
            account)
        > 0;
  }
}
