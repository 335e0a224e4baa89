package org.lexhub.server.cluster;

import static org.lexhub.server.account.AccountDatabase.number;
import static org.lexhub.server.account.AccountDatabase.rows;
import static org.lexhub.server.account.AccountDatabase.update;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.Plan;
import org.lexhub.server.account.sql.PostgresEngine;
import org.lexhub.server.account.usage.DayCounters;

/** The statements over the tables {@code usage}, {@code usage_days} and {@code replicas}. */
final class LeaseTable {
  /** The part of the remaining quota that a lease has at most. */
  private static final int SHARE = 16;

  /** The time at the full rate of its plan for which a lease has units at most. */
  private static final int LEASE_SECONDS = 30;

  private static final int KEPT_MONTHS = 24;

  private final PostgresEngine engine;
  private final String replica;

  LeaseTable(PostgresEngine engine, String replica) {
    this.engine = engine;
    this.replica = replica;
  }

  /**
   * The result of a draw.
   *
   * @param units the granted units, 0 if the quota has too few
   * @param unusedElsewhere the units that other servers were granted and have not reported as used
   * @param usedElsewhere the units that other servers have reported as used
   */
  record Grant(long units, long unusedElsewhere, long usedElsewhere) {}

  /** Returns what this server was granted in a month. */
  long granted(long account, int month) throws SQLException {
    return engine.read(connection ->
        number(
            connection,
            "SELECT granted FROM usage WHERE account = ? AND month = ? AND replica = ?",
            account,
            month,
            replica));
  }

  /**
   * Grants units in addition to those that this server has.
   *
   * @param granted what this server was granted before
   * @param used what it has used
   * @param units the number of units that it needs at least
   */
  Grant draw(long account, int month, long granted, long used, long units) throws SQLException {
    return engine.alone(connection -> {
      Plan plan = lock(connection, account);
      if (plan == null) {
        return new Grant(0, 0, 0);
      }
      long[] others = others(connection, account, month);
      long remaining = plan.perMonth() - others[0] - granted;
      if (remaining < units) {
        return new Grant(0, others[0] - others[1], others[2]);
      }
      long size = Math.clamp(remaining / SHARE, 1, (long) LEASE_SECONDS * plan.perSecond());
      long grant = Math.min(remaining, Math.max(units, size));
      save(connection, account, month, granted + grant, used);
      return new Grant(grant, 0, others[2]);
    });
  }

  /** Locks an account against other draws until the transaction ends; returns its plan. */
  private static @Nullable Plan lock(Connection connection, long account) throws SQLException {
    List<String> plans =
        rows(
            connection,
            row -> row.getString(1),
            "SELECT plan FROM accounts WHERE id = ? FOR NO KEY UPDATE",
            account);
    return plans.isEmpty() ? null : Plan.parse(plans.getFirst());
  }

  private long[] others(Connection connection, long account, int month) throws SQLException {
    return rows(
            connection,
            row -> new long[] {row.getLong(1), row.getLong(2), row.getLong(3)},
            "SELECT coalesce(sum(granted), 0), coalesce(sum(least(used, granted)), 0),"
                + " coalesce(sum(used), 0) FROM usage WHERE account = ? AND month = ? AND replica <> ?",
            account,
            month,
            replica)
        .getFirst();
  }

  /** Stores what this server was granted and has used. */
  void save(long account, int month, long granted, long used) throws SQLException {
    engine.alone(connection -> save(connection, account, month, granted, used));
  }

  private int save(Connection connection, long account, int month, long granted, long used)
      throws SQLException {
    return update(
        connection,
        "INSERT INTO usage (account, month, replica, granted, used)"
            + " SELECT id, ?, ?, ?, ? FROM accounts WHERE id = ?"
            + " ON CONFLICT (account, month, replica)"
            + " DO UPDATE SET granted = excluded.granted, used = excluded.used",
        month,
        replica,
        granted,
        used,
        account);
  }

  /**
   * The counts of one account at this server.
   *
   * @param day the number of the day of {@code requests} and {@code refused}
   */
  record Counts(long account, int month, long used, int day, long requests, long refused) {}

  /** Stores counts, and that this server runs; changes no grant. */
  void report(List<Counts> counts, String snapshot) throws SQLException {
    engine.alone(connection -> {
      update(
          connection,
          "INSERT INTO replicas (id, seen, snapshot) VALUES (?, now(), ?)"
              + " ON CONFLICT (id) DO UPDATE SET seen = now(), snapshot = excluded.snapshot",
          replica,
          snapshot);
      reportMonths(connection, counts);
      reportDays(connection, counts);
      return counts.size();
    });
  }

  private void reportMonths(Connection connection, List<Counts> counts) throws SQLException {
    try (PreparedStatement batch =
        connection.prepareStatement(
            "INSERT INTO usage (account, month, replica, granted, used)"
                + " SELECT id, ?, ?, 0, ? FROM accounts WHERE id = ?"
                + " ON CONFLICT (account, month, replica) DO UPDATE SET used = excluded.used")) {
      for (Counts count : counts) {
        batch.setInt(1, count.month());
        batch.setString(2, replica);
        batch.setLong(3, count.used());
        batch.setLong(4, count.account());
        batch.addBatch();
      }
      batch.executeBatch();
    }
  }

  private void reportDays(Connection connection, List<Counts> counts) throws SQLException {
    try (PreparedStatement batch =
        connection.prepareStatement(
            "INSERT INTO usage_days (account, day, replica, requests, refused)"
                + " SELECT id, ?, ?, ?, ? FROM accounts WHERE id = ?"
                + " ON CONFLICT (account, day, replica)"
                + " DO UPDATE SET requests = excluded.requests, refused = excluded.refused")) {
      for (Counts count : counts) {
        batch.setInt(1, count.day());
        batch.setString(2, replica);
        batch.setLong(3, count.requests());
        batch.setLong(4, count.refused());
        batch.setLong(5, count.account());
        batch.addBatch();
      }
      batch.executeBatch();
    }
  }

  /** The units of an account at other servers. */
  record Elsewhere(long account, long used) {}

  /** Returns what other servers have used in a month. */
  List<Elsewhere> elsewhere(int month) throws SQLException {
    return engine.read(connection ->
        rows(
            connection,
            row -> new Elsewhere(row.getLong(1), row.getLong(2)),
            "SELECT account, sum(used) FROM usage WHERE month = ? AND replica <> ?"
                + " GROUP BY account",
            month,
            replica));
  }

  /** The requests of a day at other servers. */
  record Day(int day, long requests, long refused) {}

  /** Returns the requests of an account at other servers in the stored days. */
  List<Day> days(long account) throws SQLException {
    return engine.read(connection ->
        rows(
            connection,
            row -> new Day(row.getInt(1), row.getLong(2), row.getLong(3)),
            "SELECT day, sum(requests), sum(refused) FROM usage_days"
                + " WHERE account = ? AND replica <> ? GROUP BY day",
            account,
            replica));
  }

  /** Asks other servers for the units of an account that they have not used. */
  void recall(long account) throws SQLException {
    engine.alone(connection ->
        number(
            connection,
            "SELECT 1 FROM pg_notify(?, ?)",
            PostgresEngine.RECALL_CHANNEL,
            replica + " " + account));
  }

  /** Deletes the usage of long ago and servers that are gone. */
  void prune(int month, int day) throws SQLException {
    engine.alone(connection -> {
      update(connection, "DELETE FROM usage WHERE month < ?", month - KEPT_MONTHS);
      update(connection, "DELETE FROM usage_days WHERE day < ?", day - DayCounters.DAYS);
      return update(connection, "DELETE FROM replicas WHERE seen < now() - interval '1 day'");
    });
  }
}
