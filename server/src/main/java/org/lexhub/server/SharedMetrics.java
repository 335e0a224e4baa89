package org.lexhub.server;

import java.util.Map;
import java.util.function.DoubleSupplier;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.cluster.Cluster;
import org.lexhub.server.snapshot.remote.FetchCounts;

/**
 * The metrics of what several servers share: the database of accounts, the units drawn from it, and
 * the store of snapshots. A server that shares nothing has the same metrics, so that rules and
 * dashboards find them: its database is up, and everything else is 0.
 */
final class SharedMetrics {
  private SharedMetrics() {}

  /**
   * Adds the metrics; their values are read whenever they are collected.
   *
   * @param cluster the servers with the same database, or null if there is only this one
   * @param fetched what was fetched from the store, or null without a store
   */
  static void register(
      ServerMetrics metrics, @Nullable Cluster cluster, @Nullable FetchCounts fetched) {
    database(metrics, cluster);
    leases(metrics, cluster);
    store(metrics, fetched);
  }

  private static <T> DoubleSupplier of(@Nullable T source, ToDoubleFunction<T> value) {
    return source == null ? () -> 0 : () -> value.applyAsDouble(source);
  }

  private static void database(ServerMetrics metrics, @Nullable Cluster cluster) {
    metrics.gauge(
        "lexhub_database_up",
        "1 if the database of accounts answered last time, else 0.",
        () -> cluster == null || cluster.isConnected() ? 1 : 0);
    metrics.gauges(
        "lexhub_database_connections",
        "Open connections to the shared database of accounts.",
        "state",
        Map.of(
            "active", of(cluster, c -> (double) c.connections().active()),
            "idle", of(cluster, c -> (double) c.connections().idle())));
    metrics.gauge(
        "lexhub_database_connections_max",
        "The maximum number of connections to the shared database.",
        of(cluster, c -> (double) c.connections().max()));
    metrics.gauge(
        "lexhub_database_waiting",
        "Threads that wait for a connection to the shared database.",
        of(cluster, c -> (double) c.connections().waiting()));
    metrics.counter(
        "lexhub_database_waits",
        "How often a thread received a connection to the shared database.",
        of(cluster, c -> (double) c.connections().waits()));
    metrics.counter(
        "lexhub_database_wait_seconds",
        "The time that threads waited for connections to the shared database.",
        of(cluster, c -> c.connections().waitSeconds()));
    metrics.counter(
        "lexhub_database_timeouts",
        "How often a thread received no connection to the shared database in time.",
        of(cluster, c -> (double) c.connections().timeouts()));
  }

  private static void leases(ServerMetrics metrics, @Nullable Cluster cluster) {
    metrics.gauge(
        "lexhub_lease_units",
        "Units of quotas that this server can serve without the shared database.",
        of(cluster, c -> (double) c.unusedUnits()));
    metrics.counter(
        "lexhub_lease_draws",
        "How often the shared database granted units to this server.",
        of(cluster, c -> (double) c.draws()));
    metrics.counters(
        "lexhub_lease_refused",
        "Requests without units: quota, because the quota has none left at any server; database,"
            + " because the shared database could not be asked.",
        "reason",
        Map.of(
            "quota", of(cluster, c -> (double) c.refusedWithoutUnits()),
            "database", of(cluster, c -> (double) c.refusedWithoutDatabase())));
  }

  private static void store(ServerMetrics metrics, @Nullable FetchCounts fetched) {
    metrics.counter(
        "lexhub_snapshot_fetches",
        "Snapshots that were fetched from the store and verified.",
        of(fetched, f -> (double) f.snapshots()));
    metrics.counter(
        "lexhub_snapshot_fetch_failures",
        "How often the store could not be reached, or a snapshot of it could not be used.",
        of(fetched, f -> (double) f.failures()));
    metrics.counter(
        "lexhub_snapshot_fetch_bytes",
        "Bytes of snapshots received from the store.",
        of(fetched, f -> (double) f.bytes()));
    metrics.counter(
        "lexhub_snapshot_fetch_seconds",
        "The time that fetches and their verification took.",
        of(fetched, FetchCounts::seconds));
    metrics.gauge(
        "lexhub_snapshot_store_reached_timestamp_seconds",
        "When the store last told which snapshot is current; 0 for never.",
        of(fetched, FetchCounts::reachedAt));
  }
}
