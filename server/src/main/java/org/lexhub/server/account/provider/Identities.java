package org.lexhub.server.account.provider;

import static org.lexhub.server.account.AccountDatabase.number;
import static org.lexhub.server.account.AccountDatabase.update;

import java.sql.Connection;
import java.sql.SQLException;
import java.text.Normalizer;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import org.lexhub.server.account.AccountDatabase;
import org.lexhub.server.account.AccountException;
import org.lexhub.server.account.LoginName;
import org.lexhub.server.account.Logins;
import org.lexhub.server.account.Plan;

/**
 * The identities of users at identity providers, and their accounts. An identity is an issuer and a
 * subject; names and mail addresses never find an account.
 */
public final class Identities {
  private static final String NAMELESS = "user";
  private static final int MAX_SUFFIX = 1_000_000_000;

  private final AccountDatabase database;
  private final Logins logins;

  /** Creates a view of an open database. */
  public Identities(AccountDatabase database) {
    this.database = database;
    logins = new Logins(database);
  }

  /** Returns the account of an identity, or 0 if it has none. */
  public long account(String issuer, String subject) throws SQLException {
    return database.read(connection -> account(connection, issuer, subject));
  }

  private static long account(Connection connection, String issuer, String subject)
      throws SQLException {
    return number(
        connection,
        "SELECT account FROM identities WHERE issuer = ? AND subject = ?",
        issuer,
        subject);
  }

  /** Returns whether an account has an identity at an issuer. */
  public boolean isLinked(long account, String issuer) throws SQLException {
    return database.read(connection ->
        number(
                connection,
                "SELECT count(*) FROM identities WHERE account = ? AND issuer = ?",
                account,
                issuer)
            > 0);
  }

  /**
   * Gives an account an identity, instead of its present one at the issuer.
   *
   * @throws AccountException if another account has the identity
   */
  public void link(long account, String issuer, String subject, Instant now) throws SQLException {
    database.transaction(connection -> {
      long owner = account(connection, issuer, subject);
      if (owner != 0 && owner != account) {
        throw new AccountException("Another account here is already linked to this user.");
      }
      update(
          connection, "DELETE FROM identities WHERE account = ? AND issuer = ?", account, issuer);
      return insert(connection, account, issuer, subject, now);
    });
  }

  private static int insert(
      Connection connection, long account, String issuer, String subject, Instant now)
      throws SQLException {
    return update(
        connection,
        "INSERT INTO identities (issuer, subject, account, created) VALUES (?, ?, ?, ?)",
        issuer,
        subject,
        account,
        now.getEpochSecond());
  }

  /** Removes the identity of an account at an issuer; returns whether it had one. */
  public boolean unlink(long account, String issuer) throws SQLException {
    return database.transaction(connection ->
        update(
            connection, "DELETE FROM identities WHERE account = ? AND issuer = ?", account, issuer))
        > 0;
  }

  /**
   * Creates an account for an identity; returns its number.
   *
   * @param names wanted login names, the best first; if all are taken, one gets a number
   * @param link the number of the invitation that is used up, 0 for none
   * @param maxAccounts the maximum number of accounts
   * @throws AccountException if the invitation is invalid or there are too many accounts
   */
  public long signUp(
      String issuer, String subject, List<String> names, long link, long maxAccounts, Instant now)
      throws SQLException {
    Logins.NewAccount account =
        new Logins.NewAccount(freeName(names), null, Plan.FREE, false, link, maxAccounts);
    return logins.add(
        account, now, (connection, id) -> insert(connection, id, issuer, subject, now));
  }

  private String freeName(List<String> names) throws SQLException {
    String wanted = NAMELESS;
    for (String name : names.reversed()) {
      String plain = plain(name);
      if (LoginName.fault(plain) == null) {
        wanted = plain;
      }
    }
    String free = wanted.equals(NAMELESS) ? numbered(wanted) : wanted;
    while (logins.find(free) != null) {
      free = numbered(wanted);
    }
    return free;
  }

  private static String numbered(String name) {
    int end = name.offsetByCodePoints(0, Math.min(50, name.codePointCount(0, name.length())));
    return name.substring(0, end) + "-" + ThreadLocalRandom.current().nextInt(2, MAX_SUFFIX);
  }

  /** Returns a name with hyphens instead of the characters that login names cannot have. */
  private static String plain(String name) {
    String folded = LoginName.folded(Normalizer.normalize(name, Normalizer.Form.NFKC));
    return folded.replaceAll("[^\\p{L}\\p{Nd}\\p{Mn}._+@-]+", "-").replaceAll("^-+|-+$", "");
  }
}
