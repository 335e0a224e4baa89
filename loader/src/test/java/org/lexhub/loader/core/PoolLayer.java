package org.lexhub.loader.core;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.ReadProgress;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SourceFiles;
import org.lexhub.loader.record.SourceRecord;
import org.lexhub.loader.source.Formats;

/** Files of a folder of the pool, which are decompressed when opened. */
record PoolLayer(Path folder, List<String> names) implements SourceFiles {

  /** Returns the files below a folder whose names, without {@code .gz}, match. */
  static PoolLayer of(Path folder, Predicate<String> wanted) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return new PoolLayer(
          folder,
          files
              .filter(Files::isRegularFile)
              .map(file -> folder.relativize(file).toString().replaceFirst("\\.gz$", ""))
              .filter(wanted)
              .sorted()
              .toList());
    }
  }

  /** Reads files with the importer of a format. */
  static void read(String format, SourceFiles files, RecordSink sink) throws IOException {
    SourceRecord source = new SourceRecord(format, format, "", "", "", "", 0.9);
    Layer layer = new Layer(format, source, files, Map.of(), 50, ReadProgress.NONE);
    Formats.source(format).read(layer, sink);
  }

  @Override
  public InputStream open(String name) throws IOException {
    Path plain = folder.resolve(name);
    if (Files.exists(plain)) {
      return new BufferedInputStream(Files.newInputStream(plain), 1 << 16);
    }
    Path packed = folder.resolve(name + ".gz");
    return new GZIPInputStream(Files.newInputStream(packed), 1 << 16);
  }

  Reader reader(String name) throws IOException {
    return new InputStreamReader(open(name), StandardCharsets.UTF_8);
  }

  /** Passes the lines of all files to a consumer. */
  List<String> lines() {
    return names.stream().flatMap(name -> text(name).lines()).toList();
  }

  private String text(String name) {
    try (InputStream in = open(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(name, e);
    }
  }

  @Override
  public Instant newestModification() {
    return Instant.EPOCH;
  }
}
