package org.lexhub.fuzz;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.lexhub.loader.source.text.JsonTree;
import org.lexhub.server.json.JsonDocument;
import org.lexhub.server.json.JsonFault;

/**
 * Parses an input as the JSON body of a request: it is refused with a reason, or another parser
 * accepts it too.
 */
public final class JsonBodyFuzz {
  private static final int MAX_DEPTH = 8;

  private JsonBodyFuzz() {}

  /** Reads one input; the name is the one that Jazzer looks for. */
  public static void fuzzerTestOneInput(byte[] input) throws IOException {
    Object parsed;
    try {
      parsed = JsonDocument.parse(input, MAX_DEPTH);
    } catch (JsonFault e) {
      if (e.getMessage() == null || !e.getMessage().contains("byte")) {
        throw new IllegalStateException("refused without a place", e);
      }
      return;
    }
    if (parsed instanceof Map || parsed instanceof List) {
      JsonTree.parse(input);
    }
  }
}
