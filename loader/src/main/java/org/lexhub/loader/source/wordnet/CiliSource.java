package org.lexhub.loader.source.wordnet;

import java.io.FileNotFoundException;
import java.io.IOException;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SourceFormat;
import org.lexhub.loader.source.text.FileNames;
import org.lexhub.loader.source.text.Lines;

/**
 * Format {@code cili}: {@code ili-map-pwn30.tab} of the Collaborative Interlingual Index, lines
 * with an ILI and a WordNet 3.0 synset ({@code i77708<TAB>07739125-n}), which have the same
 * meaning.
 */
public final class CiliSource implements SourceFormat {
  @Override
  public void read(Layer layer, RecordSink sink) throws IOException {
    String file = FileNames.find(layer.files(), "ili-map-pwn30.tab");
    if (file == null && layer.files().names().size() == 1) {
      file = layer.files().names().get(0);
    }
    if (file == null) {
      throw new FileNotFoundException("this layer has no ili-map-pwn30.tab");
    }
    try (Lines lines = new Lines(layer, file, sink)) {
      for (String line = lines.next(); line != null; line = lines.next()) {
        if (line.isBlank() || line.startsWith("#")) {
          continue;
        }
        String[] parts = line.split("\t", -1);
        String synset = parts.length >= 2 ? WordNetKeys.ofOffsetPos(parts[1].strip()) : null;
        if (synset == null || !parts[0].matches("i[1-9][0-9]{0,8}")) {
          lines.reject("no ILI or no synset: " + line);
        } else {
          sink.sameMeaning("ili:" + parts[0], synset);
        }
      }
    }
  }
}
