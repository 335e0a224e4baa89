package org.lexhub.benchmarks;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Set;
import org.lexhub.server.ServerSettings;
import org.lexhub.server.account.Plan;
import org.lexhub.server.guard.PageSettings;
import org.lexhub.server.http.connection.EdgeSettings;
import org.lexhub.server.http.connection.HttpSettings;

/** The process of the server that {@link Overload} measures: without rate limits and cache. */
public final class OverloadedServer {
  private OverloadedServer() {}

  /**
   * Serves until the input ends; first prints the address and a key, each in a line.
   *
   * @param arguments a data folder, which is only read
   */
  public static void main(String[] arguments) throws IOException, SQLException {
    Path data = Path.of(arguments[0]);
    try (ServedCopy server =
        ServedCopy.start(data, Plan.ENTERPRISE, OverloadedServer::withoutLimits)) {
      System.out.println(server.url());
      System.out.println(server.key());
      while (System.in.read() >= 0) {
        Thread.onSpinWait();
      }
    }
  }

  private static ServerSettings withoutLimits(ServerSettings settings) {
    EdgeSettings edge = new EdgeSettings(null, false, Set.of(InetAddress.getLoopbackAddress()));
    return settings
        .with(HttpSettings.of("127.0.0.1", 0).withCacheBytes(0).with(edge))
        .with(new FastClock())
        .with(new PageSettings(true, 100_000, 10_000_000, 100_000_000, 1_000_000));
  }
}
