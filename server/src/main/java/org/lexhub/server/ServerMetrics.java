package org.lexhub.server;

import io.prometheus.metrics.core.metrics.CounterWithCallback;
import io.prometheus.metrics.core.metrics.GaugeWithCallback;
import io.prometheus.metrics.model.registry.PrometheusRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Map;
import java.util.function.DoubleSupplier;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.account.AccountDatabase;
import org.lexhub.server.account.Accounts;
import org.lexhub.server.snapshot.SnapshotWatch;

/**
 * The metrics of a server as a whole: its snapshot, its accounts, the requests that are running.
 */
final class ServerMetrics {
  /** The line of numbers about this process, on Linux. */
  private static final Path STAT = Path.of("/proc/self/stat");

  /** The places of the numbers of page faults, counted after the name of the program. */
  private static final int MINOR_FAULTS = 7;

  private static final int MAJOR_FAULTS = 9;

  private final PrometheusRegistry registry;

  private ServerMetrics(PrometheusRegistry registry) {
    this.registry = registry;
  }

  /**
   * Adds the metrics to a registry; their values are read whenever they are collected.
   *
   * @param running the number of running requests
   * @return the set, to which more can be added
   */
  static ServerMetrics register(
      PrometheusRegistry registry,
      SnapshotWatch snapshots,
      AccountDatabase database,
      DoubleSupplier running) {
    ServerMetrics metrics = new ServerMetrics(registry);
    metrics.gauge("lexhub_http_in_flight", "Requests whose responses have not ended.", running);
    metrics.gauge(
        "lexhub_snapshot_created_timestamp_seconds",
        "When the served snapshot was built; 0 without one.",
        () -> seconds(snapshots.state().created()));
    metrics.gauge(
        "lexhub_snapshot_serving_since_timestamp_seconds",
        "When the server began to serve its snapshot; 0 without one.",
        () -> seconds(snapshots.state().servingSince()));
    metrics.gauge(
        "lexhub_snapshot_mapped_bytes",
        "The size of the served snapshot, which is mapped into memory.",
        snapshots::mappedBytes);
    metrics.counter(
        "lexhub_snapshot_swaps",
        "How often the server has replaced its snapshot by another.",
        snapshots::swaps);
    metrics.gauge("lexhub_accounts", "Accounts, suspended ones too.", () -> accounts(database));
    metrics.pageFaults();
    return metrics;
  }

  /** Adds a value that goes up and down. */
  void gauge(String name, String help, DoubleSupplier value) {
    GaugeWithCallback.builder()
        .name(name)
        .help(help)
        .callback(gauge -> gauge.call(value.getAsDouble()))
        .register(registry);
  }

  /** Adds a value that only grows; its name ends with {@code _total} when it is served. */
  void counter(String name, String help, DoubleSupplier value) {
    CounterWithCallback.builder()
        .name(name)
        .help(help)
        .callback(counter -> counter.call(value.getAsDouble()))
        .register(registry);
  }

  /** Adds values that go up and down, one for each value of a label. */
  void gauges(String name, String help, String label, Map<String, DoubleSupplier> values) {
    GaugeWithCallback.builder()
        .name(name)
        .help(help)
        .labelNames(label)
        .callback(gauge -> values.forEach((of, value) -> gauge.call(value.getAsDouble(), of)))
        .register(registry);
  }

  /** Adds values that only grow, one for each value of a label. */
  void counters(String name, String help, String label, Map<String, DoubleSupplier> values) {
    CounterWithCallback.builder()
        .name(name)
        .help(help)
        .labelNames(label)
        .callback(counter -> values.forEach((of, value) -> counter.call(value.getAsDouble(), of)))
        .register(registry);
  }

  private void pageFaults() {
    if (!Files.isReadable(STAT)) {
      return;
    }
    CounterWithCallback.builder()
        .name("lexhub_page_faults")
        .help("Pages that the process accessed and did not have: major ones were read from disk.")
        .labelNames("kind")
        .callback(counter -> {
          String[] numbers = stat();
          if (numbers.length > MAJOR_FAULTS) {
            counter.call(Double.parseDouble(numbers[MINOR_FAULTS]), "minor");
            counter.call(Double.parseDouble(numbers[MAJOR_FAULTS]), "major");
          }
        })
        .register(registry);
  }

  /** Returns the numbers after the name, which can have blanks and is in parentheses. */
  private static String[] stat() {
    try {
      String line = Files.readString(STAT);
      return line.substring(line.lastIndexOf(')') + 2).split(" ", -1);
    } catch (IOException e) {
      return new String[0];
    }
  }

  private static double seconds(@Nullable Instant instant) {
    return instant == null ? 0 : (double) instant.getEpochSecond();
  }

  private static double accounts(AccountDatabase database) {
    try {
      return (double) new Accounts(database).count("");
    } catch (SQLException e) {
      return Double.NaN;
    }
  }
}
