package org.lexhub.server.account;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A stored account.
 *
 * @param login the login name, or null if nobody can log in
 * @param hasPassword whether a password is set
 * @param hasSecondFactor whether a log-in with the password needs a code
 * @param keys the number of keys that are not revoked
 */
public record AccountRow(
    long id,
    String name,
    @Nullable String login,
    boolean hasPassword,
    boolean hasSecondFactor,
    boolean admin,
    Plan plan,
    boolean suspended,
    Instant created,
    int keys) {
  /** The query of rows without its conditions. */
  static final String COLUMNS =
      """
      SELECT id, name, login, CASE WHEN password IS NULL THEN 0 ELSE 1 END AS has_password,
        (SELECT count(*) FROM second_factors f
          WHERE f.account = accounts.id AND f.confirmed IS NOT NULL) AS has_second_factor,
        admin, plan, status, created,
        (SELECT count(*) FROM keys k WHERE k.account = accounts.id AND k.revoked IS NULL) AS keys
      FROM accounts
      """;

  static AccountRow read(ResultSet row) throws SQLException {
    return new AccountRow(
        row.getLong("id"),
        row.getString("name"),
        row.getString("login"),
        row.getInt("has_password") != 0,
        row.getInt("has_second_factor") != 0,
        row.getInt("admin") != 0,
        Accounts.plan(row),
        row.getString("status").equals("suspended"),
        Instant.ofEpochSecond(row.getLong("created")),
        row.getInt("keys"));
  }
}
