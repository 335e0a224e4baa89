package org.lexhub.soak;

import java.nio.file.Path;
import org.lexhub.benchmarks.FastClock;
import org.lexhub.server.LexhubServer;
import org.lexhub.server.ServerSettings;
import org.lexhub.server.http.connection.ClientTimeouts;
import org.lexhub.server.http.connection.HttpSettings;

/**
 * The program of the server process: a server whose clock never lets a rate limit end, and which
 * closes no connection early: when the machine pauses both processes, the time of the pause counts
 * as idle, even if a request has arrived.
 */
public final class SoakServer {
  private static final int LONG = 600_000;
  private static final ClientTimeouts TIMEOUTS = new ClientTimeouts(LONG, LONG, LONG, LONG, LONG);

  private SoakServer() {}

  /** Serves a folder, prints the port, and ends with the standard input. */
  public static void main(String[] args) throws Exception {
    HttpSettings http = HttpSettings.of("127.0.0.1", 0).with(TIMEOUTS);
    ServerSettings settings = ServerSettings.of(Path.of(args[0]), "127.0.0.1", 0).with(http);
    try (LexhubServer server = LexhubServer.start(settings.with(new FastClock()))) {
      System.out.println(server.address().getPort());
      while (System.in.read() >= 0) {
        // the end of the input ends the server
      }
    }
  }
}
