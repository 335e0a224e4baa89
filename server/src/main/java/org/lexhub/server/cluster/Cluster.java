package org.lexhub.server.cluster;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.LiveKeys;
import org.lexhub.server.account.TimeSource;
import org.lexhub.server.account.UsageCounters;
import org.lexhub.server.account.sql.PostgresEngine;
import org.lexhub.server.snapshot.remote.Turns;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** This server as one of several that share a database. */
public final class Cluster implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Cluster.class);

  private final Replica replica;
  private final LeaseTable table;
  private final Leases leases;
  private final PostgresEngine engine;
  private @Nullable DatabaseEvents events;

  private Cluster(PostgresEngine engine, Replica replica, Supplier<String> snapshot) {
    this.engine = engine;
    this.replica = replica;
    table = new LeaseTable(engine, replica.id());
    leases = new Leases(table, replica, snapshot);
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
    leases.start(counters);
    events = new DatabaseEvents(engine, (channel, payload) -> receive(channel, payload, keys));
    events.start();
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

  /** Ends without returning leases, as if the process were killed. */
  void abandon() {
    if (events != null) {
      events.close();
    }
    leases.abandon();
  }

  /** Returns the leases; must be called when no request runs any more. */
  @Override
  public void close() {
    if (events != null) {
      events.close();
    }
    leases.close();
  }
}
