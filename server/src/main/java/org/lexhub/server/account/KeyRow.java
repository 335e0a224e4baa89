package org.lexhub.server.account;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.access.KeyAccess;

/**
 * A stored key, without its text.
 *
 * @param shown the part of its text that can be shown
 * @param requests the number of requests with it that are stored, see {@link LiveKeys#use}
 * @param access what it can be used for
 */
public record KeyRow(
    String id,
    long account,
    String accountName,
    Plan plan,
    String name,
    String shown,
    Instant created,
    @Nullable Instant expires,
    @Nullable Instant revoked,
    @Nullable Instant lastUsed,
    long requests,
    KeyAccess access) {
  /** The query of rows without its conditions. */
  static final String COLUMNS =
      """
      SELECT k.id, k.account, a.name AS account_name, a.plan, k.name, k.shown, k.created, k.expires,
        k.revoked, k.last_used, k.requests, k.scopes, k.addresses, k.origins
      FROM keys k JOIN accounts a ON a.id = k.account
      """;

  /** Returns the state: active, expired or revoked. */
  public String state(Instant now) {
    if (revoked != null) {
      return "revoked";
    }
    return expires != null && !now.isBefore(expires) ? "expired" : "active";
  }

  static KeyRow read(ResultSet row) throws SQLException {
    return new KeyRow(
        row.getString("id"),
        row.getLong("account"),
        row.getString("account_name"),
        Accounts.plan(row),
        row.getString("name"),
        row.getString("shown"),
        Instant.ofEpochSecond(row.getLong("created")),
        time(row, "expires"),
        time(row, "revoked"),
        time(row, "last_used"),
        row.getLong("requests"),
        access(row));
  }

  /** Returns what the key of a row can be used for. */
  static KeyAccess access(ResultSet row) throws SQLException {
    return KeyAccess.stored(
        row.getString("scopes"), row.getString("addresses"), row.getString("origins"));
  }

  private static @Nullable Instant time(ResultSet row, String column) throws SQLException {
    long seconds = row.getLong(column);
    return row.wasNull() ? null : Instant.ofEpochSecond(seconds);
  }
}
