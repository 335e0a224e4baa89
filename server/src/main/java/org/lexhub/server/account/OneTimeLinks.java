package org.lexhub.server.account;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Links that are good once and for a time: to make an account, to set a password, to make the first
 * administrator. Of the secret in a link only the SHA-256 is stored.
 */
public final class OneTimeLinks {
  /** What a link is for. */
  public enum Purpose {
    /** Makes an account where registration is by invitation. */
    INVITE(Duration.ofDays(7)),
    /** Sets the password of an account. */
    PASSWORD(Duration.ofHours(24)),
    /** Makes the first administrator. */
    SETUP(Duration.ofHours(1));

    private final Duration lifetime;

    Purpose(Duration lifetime) {
      this.lifetime = lifetime;
    }

    /** Returns how long such a link is good. */
    public Duration lifetime() {
      return lifetime;
    }

    private String code() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * A link as it is stored.
   *
   * @param account whose password it sets; 0 for other purposes
   * @param note what its maker wanted to remember
   * @param used when it was used, or null
   */
  public record Row(
      long id,
      long account,
      String note,
      Instant created,
      Instant expires,
      @Nullable Instant used) {}

  private static final int MAX_OPEN = 1_000;

  private final AccountDatabase database;

  /** Over an open database. */
  public OneTimeLinks(AccountDatabase database) {
    this.database = database;
  }

  /**
   * Makes a link. An earlier one that sets the same password, or for the set-up, is void then.
   *
   * @param account whose password it sets; 0 for other purposes
   * @return its secret
   */
  public String make(Purpose purpose, long account, String note, Instant now) throws SQLException {
    String secret = Digests.secret();
    long second = now.getEpochSecond();
    database.transaction(connection -> {
      AccountDatabase.update(
          connection,
          "DELETE FROM once WHERE expires <= ?",
          second - Duration.ofDays(30).toSeconds());
      if (purpose != Purpose.INVITE) {
        AccountDatabase.update(
            connection,
            "DELETE FROM once WHERE purpose = ? AND ifnull(account, 0) = ?",
            purpose.code(),
            account);
      } else if (open(connection, second) >= MAX_OPEN) {
        throw new AccountException(
            "There are " + MAX_OPEN + " open invitations already; withdraw some first.");
      }
      return AccountDatabase.update(
          connection,
          "INSERT INTO once (digest, purpose, account, note, created, expires)"
              + " VALUES (?, ?, ?, ?, ?, ?)",
          Digests.digest(secret),
          purpose.code(),
          account == 0 ? null : account,
          note,
          second,
          now.plus(purpose.lifetime()).getEpochSecond());
    });
    return secret;
  }

  private static int open(Connection connection, long second) throws SQLException {
    try (var query =
            AccountDatabase.prepare(
                connection,
                "SELECT count(*) FROM once WHERE purpose = 'invite' AND used IS NULL AND expires > ?",
                second);
        ResultSet result = query.executeQuery()) {
      return result.next() ? result.getInt(1) : 0;
    }
  }

  /** Returns the link of a secret while it is good, or null. */
  public @Nullable Row find(Purpose purpose, String secret, Instant now) throws SQLException {
    if (!Digests.isSecret(secret)) {
      return null;
    }
    return database.first(
        OneTimeLinks::row,
        "SELECT * FROM once WHERE purpose = ? AND digest = ? AND used IS NULL AND expires > ?",
        purpose.code(),
        Digests.digest(secret),
        now.getEpochSecond());
  }

  /** Uses a link up, within the transaction of what it allows; tells whether it was still good. */
  static boolean use(Connection connection, long link, Instant now) throws SQLException {
    return AccountDatabase.update(
            connection,
            "UPDATE once SET used = ? WHERE id = ? AND used IS NULL AND expires > ?",
            now.getEpochSecond(),
            link,
            now.getEpochSecond())
        == 1;
  }

  /** Returns the invitations that are open or were used, the newest first. */
  public List<Row> invites() throws SQLException {
    return database.all(
        OneTimeLinks::row,
        "SELECT * FROM once WHERE purpose = 'invite' ORDER BY id DESC LIMIT 1000");
  }

  /** Withdraws an invitation that is not used yet; tells whether there was such a one. */
  public boolean withdraw(long invite) throws SQLException {
    return database.change(
            "DELETE FROM once WHERE id = ? AND purpose = 'invite' AND used IS NULL", invite)
        > 0;
  }

  private static Row row(ResultSet row) throws SQLException {
    long used = row.getLong("used");
    Instant usedAt = row.wasNull() ? null : Instant.ofEpochSecond(used);
    return new Row(
        row.getLong("id"),
        row.getLong("account"),
        row.getString("note"),
        Instant.ofEpochSecond(row.getLong("created")),
        Instant.ofEpochSecond(row.getLong("expires")),
        usedAt);
  }
}
