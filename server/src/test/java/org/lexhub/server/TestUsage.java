package org.lexhub.server;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import org.lexhub.server.account.TestDatabase;
import org.lexhub.server.account.sql.PostgresSettings;
import org.lexhub.server.account.usage.Month;
import org.lexhub.server.account.usage.TimeSource;
import org.lexhub.server.account.usage.UsageCounters;

/** The used units of an account: in the files of a data folder, or at another server. */
final class TestUsage {
  private TestUsage() {}

  /** Uses units in another process, or at another server that shares the accounts. */
  static void use(Path data, TimeSource time, long account, long units)
      throws IOException, SQLException {
    PostgresSettings shared = TestDatabase.settings(data);
    if (shared == null) {
      try (UsageCounters counters = UsageCounters.open(data.resolve(LexhubServer.COUNTERS), time)) {
        counters.add(account, (int) units, Long.MAX_VALUE);
      }
      return;
    }
    String database = shared.url().replaceAll(".*/|\\?.*", "");
    try (Connection connection = TestDatabase.server().connect(database);
        PreparedStatement insert =
            connection.prepareStatement(
                "INSERT INTO usage (account, month, replica, granted, used) VALUES (?, ?, 'x', ?, ?)"
                    + " ON CONFLICT (account, month, replica) DO UPDATE"
                    + " SET granted = usage.granted + excluded.granted, used = usage.used + excluded.used")) {
      insert.setLong(1, account);
      insert.setInt(2, Month.of(time.millis()).number());
      insert.setLong(3, units);
      insert.setLong(4, units);
      insert.executeUpdate();
    }
  }

  /** Returns the used units of an account at a server. */
  static long used(Path data, TimeSource time, TestServer server, long account) throws IOException {
    if (TestDatabase.settings(data) != null) {
      return server.server().used(account);
    }
    try (UsageCounters counters = UsageCounters.open(data.resolve(LexhubServer.COUNTERS), time)) {
      return counters.used(account);
    }
  }
}
