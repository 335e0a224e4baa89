package org.lexhub.loader.source.catalogue;

import java.io.IOException;
import java.util.Set;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.source.text.DelimitedTable;
import org.lexhub.loader.source.wordnet.WordNetKeys;

/** Reads definitions of meanings in other languages than English. */
final class CoreDefinitions {
  private static final String CONCEPT = "concept";
  private static final String SYNSET = "synset";
  private static final String DEFINITION = "definition";

  private CoreDefinitions() {}

  /**
   * Reads a file with the columns {@code concept} and {@code definition}.
   *
   * @param known the ids of all concepts
   */
  static void ofConcepts(
      Layer layer, String file, String language, Set<String> known, RecordSink sink)
      throws IOException {
    try (DelimitedTable table = DelimitedTable.tsv(layer, file, sink, CONCEPT, DEFINITION)) {
      while (table.next()) {
        String concept = table.get(CONCEPT);
        String definition = table.get(DEFINITION);
        if (definition.isEmpty() || !known.contains(concept)) {
          table.reject("no definition or unknown concept: " + concept);
        } else {
          sink.definition("core:" + concept, language, definition);
        }
      }
    }
  }

  /** Reads a file with the columns {@code synset} and {@code definition}. */
  static void ofSynsets(Layer layer, String file, String language, RecordSink sink)
      throws IOException {
    try (DelimitedTable table = DelimitedTable.tsv(layer, file, sink, SYNSET, DEFINITION)) {
      while (table.next()) {
        String meaning = WordNetKeys.ofSynset(table.get(SYNSET));
        String definition = table.get(DEFINITION);
        if (definition.isEmpty() || meaning == null) {
          table.reject("no definition or not a synset: " + table.get(SYNSET));
        } else {
          sink.definition(meaning, language, definition);
        }
      }
    }
  }
}
