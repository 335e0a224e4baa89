package org.lexhub.server.command;

import java.io.IOException;
import java.io.PrintWriter;
import org.jspecify.annotations.Nullable;
import org.lexhub.server.LexhubServer;

/**
 * Prints the one-time link that creates the first administrator. The link goes to standard output,
 * never into the log.
 */
final class SetUpLink {
  private SetUpLink() {}

  static void print(PrintWriter out, LexhubServer server) throws IOException {
    @Nullable String link = server.setUpLink();
    if (link != null) {
      out.println(
          "There is no administrator yet. Open this link within an hour to create one (it works once):");
      out.println("  " + link);
    }
  }
}
