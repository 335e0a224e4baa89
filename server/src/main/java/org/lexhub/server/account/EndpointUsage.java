package org.lexhub.server.account;

import static org.lexhub.server.account.AccountDatabase.update;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import org.lexhub.server.account.usage.DayCounters;
import org.lexhub.server.account.usage.DayUses;
import org.lexhub.server.account.usage.TimeSource;
import org.lexhub.server.account.usage.UsageCounters;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The requests with each key by endpoint and day in UTC, of the last {@link DayCounters#DAYS} days.
 * They are counted in memory, and {@link #save} adds them to the database, where several servers
 * add theirs. A killed process loses what it counted since; {@link UsageCounters}, which quotas
 * depend on, loses nothing.
 */
public final class EndpointUsage {
  /** The name of requests whose path is no endpoint of the API. */
  public static final String OTHER = "other";

  private static final Logger LOG = LoggerFactory.getLogger(EndpointUsage.class);

  private static final int TOO_MANY_REQUESTS = 429;
  private static final int SERVER_ERROR = 500;
  private static final long DAY_MILLIS = 86_400_000L;

  /** The number of days after which nothing counts for an earlier day any more. */
  private static final int SETTLED_DAYS = 2;

  /** Selects no row once the account is deleted, whose last requests are then forgotten. */
  private static final String ADD =
      """
      INSERT INTO key_usage (account, key_id, endpoint, day, requests, units, refused, failed)
      SELECT id, CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS INTEGER), CAST(? AS BIGINT),
        CAST(? AS BIGINT), CAST(? AS BIGINT), CAST(? AS BIGINT)
      FROM accounts WHERE id = ?
      ON CONFLICT (account, key_id, endpoint, day) DO UPDATE SET
        requests = key_usage.requests + excluded.requests,
        units = key_usage.units + excluded.units,
        refused = key_usage.refused + excluded.refused,
        failed = key_usage.failed + excluded.failed
      """;

  private final AccountDatabase database;
  private final List<String> endpoints = new CopyOnWriteArrayList<>();
  private final TimeSource time;
  private final Queue<DayUses> unsaved = new ConcurrentLinkedQueue<>();
  private int pruned;
  private boolean failing;

  /** Counts requests, and stores the counts in a database. */
  public EndpointUsage(AccountDatabase database, TimeSource time) {
    this.database = database;
    this.time = time;
    endpoints.add(OTHER);
  }

  /** Adds an endpoint before the first request; returns its number. The number of others is 0. */
  public int addEndpoint(String name) {
    endpoints.add(name);
    return endpoints.size() - 1;
  }

  /**
   * What a key was used for on a day.
   *
   * @param day the day since 1970-01-01
   * @param key the id of the key
   * @param requests the number of all requests
   * @param units the number of units that the quota was charged
   * @param refused the number of requests that a limit refused (429)
   * @param failed the number of requests that failed at the server (500 and above)
   */
  public record Row(
      int day, String key, String endpoint, long requests, long units, long refused, long failed) {
    private Row plus(Row other) {
      return new Row(
          day,
          key,
          endpoint,
          requests + other.requests,
          units + other.units,
          refused + other.refused,
          failed + other.failed);
    }
  }

  /**
   * Counts a response.
   *
   * @param endpoint the number of the endpoint
   * @param units the number of units that the quota was charged
   */
  public void count(Key key, int endpoint, int units, int status) {
    int today = today();
    DayUses uses = key.uses();
    if (uses == null || uses.day != today) {
      uses = start(key, today);
    }
    uses.add(endpoint, DayUses.REQUESTS, 1);
    if (units > 0) {
      uses.add(endpoint, DayUses.UNITS, units);
    }
    if (status == TOO_MANY_REQUESTS) {
      uses.add(endpoint, DayUses.REFUSED, 1);
    } else if (status >= SERVER_ERROR) {
      uses.add(endpoint, DayUses.FAILED, 1);
    }
  }

  private DayUses start(Key key, int day) {
    synchronized (key) {
      DayUses present = key.uses();
      if (present != null && present.day == day) {
        return present;
      }
      DayUses started = new DayUses(key.account().id(), key.id(), day, endpoints.size());
      key.uses(started);
      unsaved.add(started);
      return started;
    }
  }

  /** Returns the number of the current day. */
  public int today() {
    return (int) Math.floorDiv(time.millis(), DAY_MILLIS);
  }

  /**
   * Adds what was counted to the database, and deletes old days once a day. What cannot be stored
   * is kept for the next call.
   */
  public synchronized void save() {
    List<Taken> taken = new ArrayList<>();
    int today = today();
    for (DayUses uses : unsaved) {
      for (int endpoint = 0; endpoint < endpoints.size(); endpoint++) {
        if (uses.get(endpoint, DayUses.REQUESTS) > 0) {
          taken.add(new Taken(uses, endpoint));
        }
      }
    }
    if (!taken.isEmpty() || pruned != today) {
      try {
        database.transaction(connection -> store(connection, taken, today));
        failing = false;
        pruned = today;
      } catch (SQLException e) {
        taken.forEach(Taken::giveBack);
        if (!failing) {
          LOG.warn("the usage by key cannot be stored: {}", e.toString());
        }
        failing = true;
        return;
      }
    }
    unsaved.removeIf(uses -> uses.day <= today - SETTLED_DAYS);
  }

  private int store(Connection connection, List<Taken> taken, int today) throws SQLException {
    if (pruned != today) {
      update(connection, "DELETE FROM key_usage WHERE day <= ?", today - DayCounters.DAYS);
    }
    for (Taken one : taken) {
      long[] counts = one.counts;
      update(
          connection,
          ADD,
          one.uses.key,
          endpoints.get(one.endpoint),
          one.uses.day,
          counts[DayUses.REQUESTS],
          counts[DayUses.UNITS],
          counts[DayUses.REFUSED],
          counts[DayUses.FAILED],
          one.uses.account);
    }
    return taken.size();
  }

  /** Counters of an endpoint that are being stored. */
  private static final class Taken {
    private final DayUses uses;
    private final int endpoint;
    private final long[] counts;

    Taken(DayUses uses, int endpoint) {
      this.uses = uses;
      this.endpoint = endpoint;
      counts = uses.take(endpoint);
    }

    void giveBack() {
      for (int kind = 0; kind < DayUses.KINDS; kind++) {
        uses.add(endpoint, kind, counts[kind]);
      }
    }
  }

  /**
   * Returns what the keys of an account were used for on the last days, today included: the latest
   * day first, then by key and endpoint.
   */
  public List<Row> days(long account, int days) throws SQLException {
    int first = today() - days + 1;
    Map<Place, Row> rows = new TreeMap<>();
    List<Row> stored =
        database.all(
            row ->
                new Row(
                    row.getInt("day"),
                    row.getString("key_id"),
                    row.getString("endpoint"),
                    row.getLong("requests"),
                    row.getLong("units"),
                    row.getLong("refused"),
                    row.getLong("failed")),
            "SELECT day, key_id, endpoint, requests, units, refused, failed FROM key_usage"
                + " WHERE account = ? AND day >= ?",
            account,
            first);
    stored.forEach(row -> merge(rows, row));
    for (DayUses uses : unsaved) {
      if (uses.account == account && uses.day >= first) {
        for (int endpoint = 0; endpoint < endpoints.size(); endpoint++) {
          if (uses.get(endpoint, DayUses.REQUESTS) > 0) {
            merge(rows, row(uses, endpoint));
          }
        }
      }
    }
    return List.copyOf(rows.values());
  }

  /** The place of a row: the latest day first. */
  private record Place(int day, String key, String endpoint) implements Comparable<Place> {
    private static final Comparator<Place> ORDER =
        Comparator.comparingInt((Place place) -> -place.day)
            .thenComparing(Place::key)
            .thenComparing(Place::endpoint);

    @Override
    public int compareTo(Place other) {
      return ORDER.compare(this, other);
    }
  }

  private Row row(DayUses uses, int endpoint) {
    return new Row(
        uses.day,
        uses.key,
        endpoints.get(endpoint),
        uses.get(endpoint, DayUses.REQUESTS),
        uses.get(endpoint, DayUses.UNITS),
        uses.get(endpoint, DayUses.REFUSED),
        uses.get(endpoint, DayUses.FAILED));
  }

  private static void merge(Map<Place, Row> rows, Row row) {
    rows.merge(new Place(row.day, row.key, row.endpoint), row, Row::plus);
  }

  /** Returns the sums of rows over all days by key and endpoint, most requests first. */
  public static List<Row> sums(List<Row> rows) {
    Map<Place, Row> sums = new TreeMap<>();
    for (Row row : rows) {
      merge(
          sums,
          new Row(0, row.key, row.endpoint, row.requests, row.units, row.refused, row.failed));
    }
    return sums.values().stream().sorted(Comparator.comparingLong(row -> -row.requests())).toList();
  }
}
