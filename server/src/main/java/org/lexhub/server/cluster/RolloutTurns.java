package org.lexhub.server.cluster;

import static org.lexhub.server.account.AccountDatabase.number;
import static org.lexhub.server.account.AccountDatabase.update;

import java.sql.SQLException;
import org.lexhub.server.account.sql.PostgresEngine;
import org.lexhub.server.snapshot.remote.Turns;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Turns in replacing snapshots, on which the servers of one database agree. The turn of a server
 * ends a minute after the database has heard from it for the last time.
 */
final class RolloutTurns implements Turns {
  private static final Logger LOG = LoggerFactory.getLogger(RolloutTurns.class);
  private static final long PERCENT = 100;

  private final PostgresEngine engine;
  private final String replica;
  private final int percent;

  RolloutTurns(PostgresEngine engine, String replica, int percent) {
    this.engine = engine;
    this.replica = replica;
    this.percent = percent;
  }

  @Override
  public boolean take() {
    try {
      return engine.transaction(connection -> {
        long running =
            number(
                connection,
                "SELECT count(*) FROM replicas WHERE seen > now() - interval '10 seconds'");
        long busy =
            number(
                connection,
                "SELECT count(*) FROM replicas WHERE switching > now() AND id <> ?"
                    + " AND seen > now() - interval '1 minute'",
                replica);
        return busy < Math.max(1, running * percent / PERCENT)
            && update(
                    connection,
                    "UPDATE replicas SET switching = now() + interval '10 minutes' WHERE id = ?",
                    replica)
                == 1;
      });
    } catch (SQLException e) {
      LOG.warn("the turns of servers cannot be read; keeping the snapshot: {}", e.toString());
      return false;
    }
  }

  @Override
  public void end() {
    try {
      engine.transaction(connection ->
          update(connection, "UPDATE replicas SET switching = NULL WHERE id = ?", replica));
    } catch (SQLException e) {
      LOG.warn("the turn of this server ends by itself in ten minutes: {}", e.toString());
    }
  }
}
