package org.lexhub.server.account.factor;

import static org.lexhub.server.account.AccountDatabase.number;
import static org.lexhub.server.account.AccountDatabase.update;

import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import org.lexhub.server.account.AccountDatabase;
import org.lexhub.server.account.Digests;

/** Log-ins whose first factor was right and whose second is awaited. */
public final class PendingLogins {
  /** How long the second factor is awaited. */
  public static final Duration LIFETIME = Duration.ofMinutes(5);

  private final AccountDatabase database;

  /** Creates a view of an open database. */
  public PendingLogins(AccountDatabase database) {
    this.database = database;
  }

  /** Begins to await the second factor of an account; returns the secret of this log-in. */
  public String open(long account, Instant now) throws SQLException {
    String secret = Digests.secret();
    database.transaction(connection -> {
      update(connection, "DELETE FROM pending_logins WHERE expires <= ?", now.getEpochSecond());
      return update(
          connection,
          "INSERT INTO pending_logins (digest, account, expires) VALUES (?, ?, ?)",
          Digests.digest(secret),
          account,
          now.plus(LIFETIME).getEpochSecond());
    });
    return secret;
  }

  /** Returns the account of a log-in, or 0 if there is none with this secret. */
  public long account(String secret, Instant now) throws SQLException {
    return secret.isEmpty()
        ? 0
        : database.read(connection ->
            number(
                connection,
                "SELECT account FROM pending_logins WHERE digest = ? AND expires > ?",
                Digests.digest(secret),
                now.getEpochSecond()));
  }

  /** Ends a log-in; returns whether it was awaited. */
  public boolean end(String secret) throws SQLException {
    return database.transaction(connection ->
        update(connection, "DELETE FROM pending_logins WHERE digest = ?", Digests.digest(secret)))
        > 0;
  }
}
