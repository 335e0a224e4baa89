package org.lexhub.server.cluster;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Objects;
import org.lexhub.server.account.AccountDatabase;
import org.lexhub.server.account.LiveKeys;
import org.lexhub.server.account.sql.PostgresSettings;
import org.lexhub.server.account.usage.TimeSource;
import org.lexhub.server.account.usage.UsageCounters;

/** The accounts of a server that shares them, without its HTTP listener. */
final class TestReplica implements AutoCloseable {
  private final AccountDatabase database;
  private final Cluster cluster;
  private final UsageCounters counters;

  TestReplica(Path folder, PostgresSettings settings, TimeSource time)
      throws IOException, SQLException {
    database = AccountDatabase.open(settings);
    cluster = Cluster.join(Objects.requireNonNull(database.postgres()), folder, () -> "none");
    counters = cluster.counters(time);
    cluster.start(counters, new LiveKeys(database, counters, time));
  }

  AccountDatabase database() {
    return database;
  }

  Cluster cluster() {
    return cluster;
  }

  UsageCounters counters() {
    return counters;
  }

  /** Ends as if it had been killed: leases are not returned. */
  void kill() throws IOException {
    cluster.abandon();
    counters.close();
    database.close();
  }

  @Override
  public void close() throws IOException {
    cluster.close();
    counters.close();
    database.close();
  }
}
