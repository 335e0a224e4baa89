package org.lexhub.server.cluster;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.LiveKeys;
import org.lexhub.server.account.sql.ConnectionPool;
import org.lexhub.server.account.sql.PostgresEngine;
import org.lexhub.server.account.usage.TimeSource;
import org.lexhub.server.account.usage.UsageCounters;
import org.lexhub.server.snapshot.remote.Turns;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** This server as one of several that share a database. */
public final class Cluster implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Cluster.class);

  private final Replica replica;
  private final LeaseTable table;
  private final DatabaseContact contact = new DatabaseContact();
  private final Leases leases;
  private final PostgresEngine engine;
  private final Supplier<String> snapshot;
  private @Nullable UsageCounters usage;
  private @Nullable LeaseReports reports;
  private @Nullable DatabaseEvents events;

  private Cluster(PostgresEngine engine, Replica replica, Supplier<String> snapshot) {
    this.engine = engine;
    this.replica = replica;
    this.snapshot = snapshot;
    table = new LeaseTable(engine, replica.id());
    leases = new Leases(table, contact);
  }

  /**
   * Joins the servers of a database.
   *
   * @param data the data folder, which stores the identity of this server
   * @param snapshot returns the name of the snapshot that this server serves
   * @throws IOException if the folder cannot be used
   */
  public static Cluster join(PostgresEngine engine, Path data, Supplier<String> snapshot)
      throws IOException {
    return new Cluster(engine, Replica.of(data), snapshot);
  }

  /**
   * Opens the counters of this server, which draw leases.
   *
   * @throws IOException if the files cannot be used
   */
  public UsageCounters counters(TimeSource time) throws IOException {
    return UsageCounters.open(replica.months(), replica.days(), time, leases);
  }

  /** Starts to report usage, and to follow changes of keys. */
  public void start(UsageCounters counters, LiveKeys keys) {
    try {
      table.prune(counters.month().number(), counters.days().today());
    } catch (SQLException e) {
      LOG.warn("old usage is not deleted: {}", e.toString());
    }
    usage = counters;
    leases.start(counters);
    reports = new LeaseReports(leases, table, contact, counters, replica, snapshot);
    events = new DatabaseEvents(engine, (channel, payload) -> receive(channel, payload, keys));
  }

  private void receive(String channel, String payload, LiveKeys keys) {
    if (channel.equals(PostgresEngine.KEYS_CHANNEL)) {
      keys.refresh();
      return;
    }
    int space = payload.indexOf(' ');
    if (space > 0 && !payload.substring(0, space).equals(replica.id())) {
      leases.recalled(Long.parseLong(payload.substring(space + 1)));
    }
  }

  /**
   * Returns the turns of this server in replacing its snapshot.
   *
   * @param percent the share of the servers that can do so at once
   */
  public Turns turns(int percent) {
    return percent >= 100 ? Turns.ALWAYS : new RolloutTurns(engine, replica.id(), percent);
  }

  /** Returns the pool of connections to the database. */
  public ConnectionPool connections() {
    return engine.connections();
  }

  /** Returns whether the last attempt to reach the database succeeded. */
  public boolean isConnected() {
    return !contact.isFailing();
  }

  /** Returns the units of all accounts that this server can serve without the database. */
  public long unusedUnits() {
    UsageCounters counters = usage;
    return counters == null ? 0 : leases.unused(counters.month().number());
  }

  /** Returns how often the database granted units to this server since it started. */
  public long draws() {
    return leases.counts().granted.sum();
  }

  /** Returns how many requests were refused because the units of a quota have ended everywhere. */
  public long refusedWithoutUnits() {
    return leases.counts().exhausted.sum();
  }

  /** Returns how many requests were refused because the database could not be asked for units. */
  public long refusedWithoutDatabase() {
    return leases.counts().unknown.sum();
  }

  /** Ends without returning leases, as if the process were killed. */
  void abandon() {
    if (events != null) {
      events.close();
    }
    if (reports != null) {
      reports.abandon();
    }
  }

  /** Returns the leases; must be called when no request runs any more. */
  @Override
  public void close() {
    if (events != null) {
      events.close();
    }
    if (reports != null) {
      reports.close();
    }
  }
}
