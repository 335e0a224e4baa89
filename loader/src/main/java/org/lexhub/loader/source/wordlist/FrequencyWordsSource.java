package org.lexhub.loader.source.wordlist;

import java.io.IOException;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.FrequencyRecord;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.NoRecords;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.source.text.Lines;
import org.lexhub.loader.source.text.LocaleCodes;
import org.lexhub.loader.source.text.NamedFilesSource;
import org.lexhub.loader.source.text.Numbers;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * Format {@code frequencywords}: lists {@code de_50k.txt} or {@code de_full.txt} of lower-case word
 * forms and their counts, most frequent first. The rank is the position among the valid lines. Of
 * the lists for variants of a language, only {@code zh_cn} is read; mixed ones ({@code ze_en}) are
 * ignored.
 */
public final class FrequencyWordsSource extends NamedFilesSource {
  /** Creates an importer. */
  public FrequencyWordsSource() {
    super(
        Pattern.compile("([a-z]{2,3}|zh_cn)_(50k|full)\\.txt"),
        "<language>_50k.txt or <language>_full.txt");
  }

  @Override
  protected void readFile(Layer layer, String file, MatchResult name, RecordSink sink)
      throws IOException {
    String language = LocaleCodes.base(name.group(1));
    double total = total(layer, file);
    int rank = 0;
    try (Lines lines = new Lines(layer, file, sink)) {
      for (String line = lines.next(); line != null; line = lines.next()) {
        Long count = count(line);
        if (count == null) {
          if (!line.isBlank()) {
            lines.reject("no word or no count: " + line);
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
