package org.lexhub.loader.source.wordlist;

import java.io.IOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.FrequencyRecord;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.NoRecords;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SourceFormat;
import org.lexhub.loader.source.text.FileNames;
import org.lexhub.loader.source.text.Lines;
import org.lexhub.loader.source.text.LocaleCodes;
import org.lexhub.loader.source.text.Numbers;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * Format {@code frequencywords}: lists {@code de_50k.txt} or {@code de_full.txt} of lower-case word
 * forms and their counts, most frequent first. The rank is the number of the line. Of lists in
 * variants of a language only {@code zh_cn} is read; mixed ones ({@code ze_en}) are passed over.
 */
public final class FrequencyWordsSource implements SourceFormat {
  private static final Pattern NAME = Pattern.compile("([a-z]{2,3}|zh_cn)_(50k|full)\\.txt");

  @Override
  public void read(Layer layer, RecordSink sink) throws IOException {
    boolean any = false;
    for (String file : layer.files().names()) {
      Matcher name = NAME.matcher(FileNames.last(file));
      if (name.matches()) {
        any = true;
        readList(layer, file, LocaleCodes.base(name.group(1)), sink);
      }
    }
    if (!any) {
      throw new IOException("there is no <language>_50k.txt or <language>_full.txt here");
    }
  }

  private static void readList(Layer layer, String file, String language, RecordSink sink)
      throws IOException {
    double total = total(layer, file);
    int rank = 0;
    try (Lines lines = new Lines(layer, file, sink)) {
      for (String line = lines.next(); line != null; line = lines.next()) {
        Long count = count(line);
        if (count == null) {
          if (!line.isBlank()) {
            lines.reject("no word and count: " + line);
          }
          continue;
        }
        rank++;
        String word = line.substring(0, line.lastIndexOf(' ')).strip();
        double perMillion = Math.round(count * 1e9 / total) / 1e3;
        FrequencyRecord frequency =
            new FrequencyRecord(rank, count, perMillion, layer.source().name());
        LexemeRecord.Builder lexeme =
            LexemeRecord.builder(language, word, Pos.OTHER).frequency(frequency);
        sink.annotate(lexeme.build(), null);
      }
    }
  }

  private static double total(Layer layer, String file) throws IOException {
    double total = 0;
    try (Lines lines = new Lines(layer, file, NoRecords.SINK)) {
      for (String line = lines.next(); line != null; line = lines.next()) {
        Long count = count(line);
        total += count == null ? 0 : count;
      }
    }
    return Math.max(1, total);
  }

  private static @Nullable Long count(String line) {
    int blank = line.lastIndexOf(' ');
    return blank <= 0 ? null : Numbers.whole(line.substring(blank + 1).strip());
  }
}
