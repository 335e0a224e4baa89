package org.lexhub.server.account;

import static org.lexhub.server.account.AccountDatabase.number;
import static org.lexhub.server.account.AccountDatabase.update;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.refusal.Refusal;

/** The users who can log in, with their passwords as {@link PasswordHash hashes}. */
public final class Logins {
  private static final Refusal LINK_OVER =
      Refusal.of("link.over", "This link has been used or has expired; ask for a new one.");

  /** The columns of {@link #user} besides the number of the account {@code a}. */
  static final String USER_COLUMNS =
      """
      a.login, a.plan, a.status, a.admin,
        CASE WHEN a.password IS NULL THEN 0 ELSE 1 END AS has_password,
        (SELECT count(*) FROM second_factors f
          WHERE f.account = a.id AND f.confirmed IS NOT NULL) AS has_second_factor
      """;

  private static final String COLUMNS =
      "SELECT a.id, a.password, " + USER_COLUMNS + " FROM accounts a";

  private final AccountDatabase database;

  /** Creates a view of an open database. */
  public Logins(AccountDatabase database) {
    this.database = database;
  }

  /**
   * A user and the hash of the password.
   *
   * @param password the hash, or null if no password is set
   */
  public record Known(User user, @Nullable String password) {}

  /** Returns the user with a login name, or null. */
  public @Nullable Known find(String login) throws SQLException {
    return database.first(Logins::known, COLUMNS + " WHERE login = ?", LoginName.folded(login));
  }

  /** Returns the user of an account, or null if nobody can log in to it. */
  public @Nullable Known find(long account) throws SQLException {
    return database.first(Logins::known, COLUMNS + " WHERE id = ? AND login IS NOT NULL", account);
  }

  private static Known known(ResultSet row) throws SQLException {
    return new Known(user(row, row.getLong("id")), row.getString("password"));
  }

  static User user(ResultSet row, long account) throws SQLException {
    return new User(
        account,
        row.getString("login"),
        Accounts.plan(row),
        row.getString("status").equals("suspended"),
        row.getInt("admin") != 0,
        row.getInt("has_password") != 0,
        row.getInt("has_second_factor") != 0);
  }

  /**
   * An account to be created.
   *
   * @param password the hash of its password, or null if a link will set it
   * @param link the number of the link that permits it and is used up, 0 for none
   * @param maxAccounts the maximum number of accounts
   */
  public record NewAccount(
      String login,
      @Nullable String password,
      Plan plan,
      boolean admin,
      long link,
      long maxAccounts) {}

  /**
   * Creates an account with a login; returns its number.
   *
   * @throws AccountException if the name is taken, the link is invalid, or there are too many
   *     accounts
   */
  public long add(NewAccount account, Instant now) throws SQLException {
    return add(account, now, (connection, id) -> 0);
  }

  /** Something that is stored together with a new account. */
  public interface Addition {
    /** Stores it; returns the number of rows. */
    int store(Connection connection, long account) throws SQLException;
  }

  /** Does the same, and stores more in the same transaction. */
  public long add(NewAccount account, Instant now, Addition addition) throws SQLException {
    String login = LoginName.folded(account.login());
    return database.transaction(connection -> {
      if (isTaken(connection, login)) {
        throw new AccountException(Refusal.of("name.taken", "This name is taken; choose another."));
      }
      if (number(connection, "SELECT count(*) FROM accounts") >= account.maxAccounts()) {
        throw new AccountException(
            Refusal.of(
                "accounts.full", "No more accounts can be created here; ask the administrator."));
      }
      if (account.link() != 0 && !OneTimeLinks.use(connection, account.link(), now)) {
        throw new AccountException(LINK_OVER);
      }
      long id = insert(connection, account, login, now);
      addition.store(connection, id);
      return id;
    });
  }

  private static long insert(Connection connection, NewAccount account, String login, Instant now)
      throws SQLException {
    return number(
        connection,
        "INSERT INTO accounts (name, login, password, plan, admin, created)"
            + " VALUES (?, ?, ?, ?, ?, ?) RETURNING id",
        login,
        login,
        account.password(),
        account.plan().code(),
        account.admin() ? 1 : 0,
        now.getEpochSecond());
  }

  private static boolean isTaken(Connection connection, String login) throws SQLException {
    return number(connection, "SELECT count(*) FROM accounts WHERE login = ?", login) > 0;
  }

  /**
   * Sets the login name of an account that has none.
   *
   * @throws AccountException if the name is taken
   */
  public void setLogin(long account, String login) throws SQLException {
    String folded = LoginName.folded(login);
    database.transaction(connection -> {
      if (isTaken(connection, folded)) {
        throw new AccountException("the name '" + folded + "' is taken; choose another");
      }
      return update(
          connection,
          "UPDATE accounts SET login = ? WHERE id = ? AND login IS NULL",
          folded,
          account);
    });
  }

  /**
   * Sets a password and ends all other sessions of the account.
   *
   * @param kept the session that continues, 0 for none
   */
  public void setPassword(long account, String password, long kept) throws SQLException {
    database.transaction(connection -> setPassword(connection, account, password, kept));
  }

  private static int setPassword(Connection connection, long account, String password, long kept)
      throws SQLException {
    update(connection, "DELETE FROM sessions WHERE account = ? AND id <> ?", account, kept);
    update(connection, "DELETE FROM once WHERE account = ? AND used IS NULL", account);
    update(connection, "DELETE FROM pending_logins WHERE account = ?", account);
    return update(connection, "UPDATE accounts SET password = ? WHERE id = ?", password, account);
  }

  /**
   * Sets a password by a one-time link, which is used up.
   *
   * @throws AccountException if the link is used or expired
   */
  public void setPassword(OneTimeLinks.Row link, String password, Instant now) throws SQLException {
    database.transaction(connection -> {
      if (!OneTimeLinks.use(connection, link.id(), now)) {
        throw new AccountException(LINK_OVER);
      }
      return setPassword(connection, link.account(), password, 0);
    });
  }

  /** Replaces a hash by one of the same password with the current parameters. */
  public void rehash(long account, String old, String fresh) throws SQLException {
    database.change(
        "UPDATE accounts SET password = ? WHERE id = ? AND password = ?", fresh, account, old);
  }

  /** Returns whether there is an administrator. */
  public boolean hasAdmin() throws SQLException {
    return database.read(
        connection -> number(connection, "SELECT count(*) FROM accounts WHERE admin <> 0") > 0);
  }

  /**
   * Gives an account the role of an administrator, or takes it away.
   *
   * @throws AccountException if no administrator would remain
   */
  public void setAdmin(long account, boolean admin) throws SQLException {
    database.transaction(connection -> {
      if (!admin) {
        keepAnAdmin(connection, account);
      }
      return update(
          connection, "UPDATE accounts SET admin = ? WHERE id = ?", admin ? 1 : 0, account);
    });
  }

  /**
   * Deletes an account with its keys and sessions. Its number is never reused.
   *
   * @throws AccountException if no administrator would remain
   */
  public void delete(long account) throws SQLException {
    database.transaction(connection -> {
      keepAnAdmin(connection, account);
      update(connection, "DELETE FROM sessions WHERE account = ?", account);
      update(connection, "DELETE FROM once WHERE account = ?", account);
      update(connection, "DELETE FROM keys WHERE account = ?", account);
      update(connection, "DELETE FROM key_usage WHERE account = ?", account);
      return update(connection, "DELETE FROM accounts WHERE id = ?", account);
    });
  }

  private static void keepAnAdmin(Connection connection, long account) throws SQLException {
    String admins = "SELECT count(*) FROM accounts WHERE admin <> 0";
    if (number(connection, admins + " AND id = ?", account) > 0
        && number(connection, admins) == 1) {
      throw new AccountException(
          Refusal.of(
              "admin.last",
              "This is the only administrator; appoint another one first (lexhub accounts"
                  + " set-admin)."));
    }
  }
}
