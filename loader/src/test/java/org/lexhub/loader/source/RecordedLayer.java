package org.lexhub.loader.source;

import java.io.ByteArrayInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.ReadProgress;
import org.lexhub.loader.record.SourceFiles;
import org.lexhub.loader.record.SourceRecord;

/** A layer with the files of a test, which an importer reads into a recording sink. */
public final class RecordedLayer implements SourceFiles {
  private final Map<String, byte[]> files = new TreeMap<>();
  private final Map<String, String> options = new HashMap<>();

  public RecordedLayer file(String name, String... lines) {
    return bytes(name, (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
  }

  public RecordedLayer bytes(String name, byte[] content) {
    files.put(name, content);
    return this;
  }

  public RecordedLayer option(String key, String value) {
    options.put(key, value);
    return this;
  }

  public Layer layer(String format) {
    SourceRecord source = new SourceRecord(format, format, "1", "CC0-1.0", "Test", "", 0.95);
    return new Layer(format, source, this, options, 50, ReadProgress.NONE);
  }

  /** Reads the files with the importer of a format. */
  public RecordingSink read(String format) throws IOException {
    RecordingSink sink = new RecordingSink();
    Formats.source(format).read(layer(format), sink);
    return sink;
  }

  @Override
  public List<String> names() {
    return List.copyOf(files.keySet());
  }

  @Override
  public InputStream open(String name) throws IOException {
    byte[] content = files.get(name);
    if (content == null) {
      throw new FileNotFoundException(name);
    }
    return new ByteArrayInputStream(content);
  }

  @Override
  public Instant newestModification() {
    return Instant.EPOCH;
  }
}
