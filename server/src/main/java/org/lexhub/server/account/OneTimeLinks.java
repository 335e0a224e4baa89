package org.lexhub.server.account;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.refusal.Refusal;

/**
 * One-time links that expire: to create an account, to set a password, to create the first
 * administrator. Only the SHA-256 of the secret in a link is stored.
 */
public final class OneTimeLinks {
  /** The purpose of a link. */
  public enum Purpose {
    /** Creates an account if registration is by invitation. */
    INVITE(Duration.ofDays(7)),
    /** Sets the password of an account. */
    PASSWORD(Duration.ofHours(24)),
    /** Creates the first administrator. */
    SETUP(Duration.ofHours(1));

    private final Duration lifetime;

    Purpose(Duration lifetime) {
      this.lifetime = lifetime;
    }

    /** Returns the time until such a link expires. */
    public Duration lifetime() {
      return lifetime;
    }

    private String code() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * A stored link.
   *
   * @param account the account whose password it sets; 0 for other purposes
   * @param note the note of its creator
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

  /** The time that expired links remain stored. */
  private static final Duration RETENTION = Duration.ofDays(30);

  private final AccountDatabase database;

  /** Creates a view of an open database. */
  public OneTimeLinks(AccountDatabase database) {
    this.database = database;
  }

  /**
   * Creates a link. Deletes earlier links for the password of the same account, or for the first
   * administrator.
   *
   * @param account the account whose password it sets; 0 for other purposes
   * @return the secret of the link
   * @throws AccountException if there are too many open invitations
   */
  public String create(Purpose purpose, long account, String note, Instant now)
      throws SQLException {
    String secret = Digests.secret();
    long second = now.getEpochSecond();
    database.transaction(connection -> {
      AccountDatabase.update(
          connection, "DELETE FROM once WHERE expires <= ?", second - RETENTION.toSeconds());
      if (purpose != Purpose.INVITE) {
        AccountDatabase.update(
            connection,
            "DELETE FROM once WHERE purpose = ? AND coalesce(account, 0) = ?",
            purpose.code(),
            account);
      } else if (open(connection, second) >= MAX_OPEN) {
        throw new AccountException(
            Refusal.of(
                "invites.full",
                "There are " + MAX_OPEN + " open invitations already; withdraw some first.",
                MAX_OPEN));
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

  /** Returns the link of a secret, or null if it does not exist, is used or has expired. */
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

  /** Uses up a link within the transaction that it permits; returns whether it was valid. */
  static boolean use(Connection connection, long link, Instant now) throws SQLException {
    return AccountDatabase.update(
            connection,
            "UPDATE once SET used = ? WHERE id = ? AND used IS NULL AND expires > ?",
            now.getEpochSecond(),
            link,
            now.getEpochSecond())
        == 1;
  }

  /** Returns the stored invitations, the newest first. */
  public List<Row> invites() throws SQLException {
    return database.all(
        OneTimeLinks::row,
        "SELECT * FROM once WHERE purpose = 'invite' ORDER BY id DESC LIMIT 1000");
  }

  /** Deletes an unused invitation; returns whether there was one. */
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
