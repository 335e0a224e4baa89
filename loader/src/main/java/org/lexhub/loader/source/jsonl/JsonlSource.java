package org.lexhub.loader.source.jsonl;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SourceRecord;
import org.lexhub.loader.source.text.JsonTree;
import org.lexhub.loader.source.text.Lines;
import org.lexhub.loader.source.text.NamedFilesSource;

/**
 * Format {@code jsonl}, the native format: one JSON object per line with exactly one member, {@code
 * source}, {@code language}, {@code concept}, {@code meaning} or {@code lexeme}. A {@code source}
 * applies to the lines after it in the file; a lexeme can name a source of the file itself. Reads
 * every file of the layer whose name ends in {@code .jsonl}.
 */
public final class JsonlSource extends NamedFilesSource {
  /** Creates an importer. */
  public JsonlSource() {
    super(Pattern.compile(".*\\.jsonl"), "*.jsonl");
  }

  @Override
  protected void readFile(Layer layer, String file, MatchResult name, RecordSink sink)
      throws IOException {
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
