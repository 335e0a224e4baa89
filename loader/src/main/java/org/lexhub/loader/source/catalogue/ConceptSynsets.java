package org.lexhub.loader.source.catalogue;

import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.source.text.DelimitedTable;
import org.lexhub.loader.source.wordnet.WordNetKeys;

/**
 * Reads {@code concepticon-synsets.tsv} of the core vocabulary: concept sets of Concepticon and the
 * meaning that each of them is, a WordNet 3.0 synset or a concept of the core vocabulary.
 */
final class ConceptSynsets {
  static final String FILE = "concepticon-synsets.tsv";

  private ConceptSynsets() {}

  static void read(Layer layer, String file, RecordSink sink) throws IOException {
    try (DelimitedTable table =
        DelimitedTable.tsv(layer, file, sink, "concepticon", "gloss", "meaning")) {
      while (table.next()) {
        String id = table.get("concepticon");
        String meaning = meaning(table.get("meaning"));
        if (meaning == null || !id.matches("[1-9][0-9]{0,8}")) {
          table.reject("no concept set or no meaning: " + id + " " + table.get("meaning"));
        } else {
          sink.sameMeaning("concepticon:" + id, meaning);
        }
      }
    }
  }

  private static @Nullable String meaning(String written) {
    return written.startsWith("core:") ? written : WordNetKeys.ofOffsetPos(written);
  }
}
