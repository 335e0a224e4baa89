package org.lexhub.benchmarks.wiktionary;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.locator.Limits;
import org.lexhub.loader.locator.Locator;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.NoRecords;
import org.lexhub.loader.record.ReadProgress;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SourceFiles;
import org.lexhub.loader.record.SourceRecord;
import org.lexhub.loader.source.Formats;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * Reads an extract of Wiktionary as large as wanted through the importer and counts its records.
 *
 * <p>This is no JMH benchmark because the stream is as long as the real file, so that warming up
 * costs what it costs a load.
 */
public final class WiktionaryStream {
  private static final String ENGLISH_EDITION = ".*-en-extract\\.jsonl";

  private WiktionaryStream() {}

  /**
   * Prints the rate, or writes the extract to a file.
   *
   * @param arguments the folder of the samples, the size in MB, and optionally the file to write
   */
  public static void main(String[] arguments) throws IOException {
    Path samples = Path.of(arguments[0]).toAbsolutePath();
    SourceFiles files = new Locator(samples).open("file:" + samples, Limits.DEFAULT);
    List<String> names =
        files.names().stream().filter(name -> name.matches(ENGLISH_EDITION)).toList();
    long bytes = Long.parseLong(arguments[1]) * 1_000_000;
    SourceFiles repeated = new RepeatedSamples(RepeatedSamples.lines(files, names), bytes);
    if (arguments.length > 2) {
      write(repeated, Path.of(arguments[2]));
    } else {
      read(repeated, bytes);
    }
  }

  private static void write(SourceFiles files, Path file) throws IOException {
    try (InputStream in = files.open(files.names().getFirst());
        OutputStream out = Files.newOutputStream(file)) {
      in.transferTo(out);
    }
  }

  private static void read(SourceFiles files, long bytes) throws IOException {
    SourceRecord source = new SourceRecord("wiktionary", "", "", "", "", "", 0.85);
    Layer layer = new Layer("kaikki", source, files, Map.of(), 1, ReadProgress.NONE);
    Count count = new Count();
    long start = System.nanoTime();
    long processor = processor();
    Formats.source(layer.format()).read(layer, count);
    double seconds = (processor() - processor) / 1e9;
    System.out.printf(
        Locale.ROOT,
        "%,d MB in %.1f s (processor time of the reading thread %.1f s): %.0f MB/s;"
            + " %,d lexemes, %,d senses, %,d forms, %,d rejected%n",
        bytes / 1_000_000,
        (System.nanoTime() - start) / 1e9,
        seconds,
        bytes / 1e6 / seconds,
        count.lexemes,
        count.senses,
        count.forms,
        count.rejected);
  }

  private static long processor() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  /** Counts records. */
  private static final class Count extends NoRecords implements RecordSink {
    private long lexemes;
    private long senses;
    private long forms;
    private long rejected;

    @Override
    public void lexeme(LexemeRecord lexeme) {
      lexemes++;
      senses += lexeme.senses().size();
      forms += lexeme.forms().size();
    }

    @Override
    public void annotate(LexemeRecord annotation, @Nullable Pos pos) {
      forms += annotation.forms().size();
    }

    @Override
    public void reject(String file, long line, String reason) {
      rejected++;
    }
  }
}
