package org.lexhub.server.account;

import static org.lexhub.server.account.AccountDatabase.number;
import static org.lexhub.server.account.AccountDatabase.rows;
import static org.lexhub.server.account.AccountDatabase.update;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.usage.DayCounters;
import org.lexhub.server.account.usage.TimeSource;
import org.lexhub.server.account.usage.UsageCounters;

/**
 * Copies the accounts of a data folder, their keys and their usage into an empty PostgreSQL
 * database, with the same numbers. Sessions and links are not copied. The server of the folder must
 * be stopped.
 */
public final class AccountImport {
  /** The name of the server whose usage is imported. */
  private static final String REPLICA = "import";

  private static final String ACCOUNTS = "id, name, plan, status, created, login, password, admin";
  private static final String KEYS =
      "id, account, name, digest, shown, created, expires, revoked, last_used, requests, scopes,"
          + " addresses, origins";

  private static final String FACTORS =
      "account, secret, created, confirmed, last_step, wrong, wrong_since";

  private static final String KEY_USAGE =
      "account, key_id, endpoint, day, requests, units, refused, failed";

  private final AccountDatabase from;
  private final @Nullable UsageCounters counters;

  /**
   * Creates an import.
   *
   * @param counters the usage of the folder, or null if it has none
   */
  private AccountImport(AccountDatabase from, @Nullable UsageCounters counters) {
    this.from = from;
    this.counters = counters;
  }

  /**
   * Copies the accounts of a folder.
   *
   * @return the number of accounts
   * @throws IOException if the folder cannot be read
   * @throws AccountException if the database has accounts already
   */
  public static int run(Path folder, AccountDatabase to) throws IOException, SQLException {
    Path file = folder.resolve(UsageCounters.FILE);
    try (AccountDatabase from = AccountDatabase.open(folder);
        UsageCounters counters =
            Files.exists(file) ? UsageCounters.open(file, TimeSource.SYSTEM) : null) {
      return to.transaction(new AccountImport(from, counters)::copy);
    }
  }

  private int copy(Connection to) throws SQLException {
    if (number(to, "SELECT count(*) FROM accounts") > 0) {
      throw new AccountException("the database has accounts already; import into an empty one");
    }
    List<@Nullable Object[]> accounts = all("SELECT " + ACCOUNTS + " FROM accounts ORDER BY id");
    copyTable(to, "accounts", ACCOUNTS, "id");
    copyTable(to, "keys", KEYS, "rowid");
    copyTable(to, "second_factors", FACTORS, "account");
    copyTable(to, "recovery_codes", "account, digest, used", "account");
    copyTable(to, "identities", "issuer, subject, account, created", "account");
    copyTable(to, "key_usage", KEY_USAGE, "rowid");
    for (@Nullable Object[] row : all("SELECT seq FROM sqlite_sequence WHERE name = 'accounts'")) {
      number(to, "SELECT setval(pg_get_serial_sequence('accounts', 'id'), CAST(? AS BIGINT))", row);
    }
    for (@Nullable Object[] row : accounts) {
      if (counters != null && row[0] instanceof Number id) {
        copyUsage(to, counters, id.longValue());
      }
    }
    return accounts.size();
  }

  private void copyTable(Connection to, String table, String columns, String order)
      throws SQLException {
    String places = "?" + ", ?".repeat((int) columns.chars().filter(c -> c == ',').count());
    for (@Nullable Object[] row :
        all("SELECT " + columns + " FROM " + table + " ORDER BY " + order)) {
      update(to, "INSERT INTO " + table + " (" + columns + ") VALUES (" + places + ")", row);
    }
  }

  private List<@Nullable Object[]> all(String sql) throws SQLException {
    return from.read(connection -> rows(connection, AccountImport::values, sql));
  }

  private static @Nullable Object[] values(ResultSet row) throws SQLException {
    @Nullable Object[] values = new @Nullable Object[row.getMetaData().getColumnCount()];
    for (int i = 0; i < values.length; i++) {
      values[i] = row.getObject(i + 1);
    }
    return values;
  }

  private static void copyUsage(Connection to, UsageCounters counters, long account)
      throws SQLException {
    try {
      counters.ensure(account);
    } catch (IOException e) {
      throw new SQLException("the usage of account " + account + " cannot be read", e);
    }
    long used = counters.used(account);
    if (used > 0) {
      update(
          to,
          "INSERT INTO usage (account, month, replica, granted, used) VALUES (?, ?, ?, ?, ?)",
          account,
          counters.month().number(),
          REPLICA,
          used,
          used);
    }
    DayCounters days = counters.days();
    for (int day = days.today() - DayCounters.DAYS + 1; day <= days.today(); day++) {
      if (days.requests(account, day) + days.refused(account, day) > 0) {
        update(
            to,
            "INSERT INTO usage_days (account, day, replica, requests, refused)"
                + " VALUES (?, ?, ?, ?, ?)",
            account,
            day,
            REPLICA,
            days.requests(account, day),
            days.refused(account, day));
      }
    }
  }
}
