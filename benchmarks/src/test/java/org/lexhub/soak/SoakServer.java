package org.lexhub.soak;

import java.nio.file.Path;
import org.lexhub.benchmarks.FastClock;
import org.lexhub.server.LexhubServer;
import org.lexhub.server.ServerSettings;

/** The program of the server process: a server whose clock never lets a rate limit end. */
public final class SoakServer {
  private SoakServer() {}

  /** Serves a folder, prints the port, and ends with the standard input. */
  public static void main(String[] args) throws Exception {
    try (LexhubServer server =
        LexhubServer.start(
            ServerSettings.of(Path.of(args[0]), "127.0.0.1", 0).with(new FastClock()))) {
      System.out.println(server.address().getPort());
      while (System.in.read() >= 0) {
        // the end of the input ends the server
      }
    }
  }
}
