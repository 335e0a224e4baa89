package org.lexhub.loader.source.jsonl;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SourceFormat;
import org.lexhub.loader.record.SourceRecord;
import org.lexhub.loader.source.text.JsonTree;
import org.lexhub.loader.source.text.Lines;

/**
 * Reads the native format: one JSON object a line with exactly one member, {@code source}, {@code
 * language}, {@code concept}, {@code meaning} or {@code lexeme}. A {@code source} says where the
 * lines after it in the file come from; a lexeme may name one of the file's sources itself. Every
 * file of the layer whose name ends in {@code .jsonl} is read.
 */
public final class JsonlSource implements SourceFormat {
  @Override
  public void read(Layer layer, RecordSink sink) throws IOException {
    boolean any = false;
    for (String file : layer.files().names()) {
      if (file.endsWith(".jsonl")) {
        any = true;
        readFile(layer, file, sink);
      }
    }
    if (!any) {
      throw new IOException("there is no .jsonl file among " + layer.files().names());
    }
  }

  private static void readFile(Layer layer, String file, RecordSink sink) throws IOException {
    sink.source(null);
    Map<String, SourceRecord> sources = new HashMap<>();
    sources.put(layer.source().name(), layer.source());
    JsonlRecords records = new JsonlRecords(sink, sources, layer.source());
    try (Lines lines = new Lines(layer, file, sink)) {
      for (String line = lines.next(); line != null; line = lines.next()) {
        if (line.isBlank()) {
          continue;
        }
        try {
          records.line(JsonTree.object(line));
        } catch (IOException | JsonlException e) {
          lines.reject(String.valueOf(e.getMessage()));
        }
      }
    }
    sink.source(null);
  }
}
