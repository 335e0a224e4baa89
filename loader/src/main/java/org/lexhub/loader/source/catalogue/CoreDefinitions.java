package org.lexhub.loader.source.catalogue;

import java.io.IOException;
import java.util.Set;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.source.text.DelimitedTable;

/** Reads definitions of the concepts of the core vocabulary in the language of their words. */
final class CoreDefinitions {
  private CoreDefinitions() {}

  /**
   * Reads a file with the columns {@code concept} and {@code definition}.
   *
   * @param known the ids of all concepts
   */
  static void read(Layer layer, String file, String language, Set<String> known, RecordSink sink)
      throws IOException {
    try (DelimitedTable table = DelimitedTable.tsv(layer, file, sink, "concept", "definition")) {
      while (table.next()) {
        String concept = table.get("concept");
        String definition = table.get("definition");
        if (definition.isEmpty() || !known.contains(concept)) {
          table.reject("no definition or unknown concept: " + concept);
        } else {
          sink.definition("core:" + concept, language, definition);
        }
      }
    }
  }
}
