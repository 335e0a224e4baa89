package org.lexhub.loader.source.wordlist;

import java.io.IOException;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.source.text.DelimitedTable;
import org.lexhub.loader.source.text.FileNames;
import org.lexhub.loader.source.text.NamedFilesSource;
import org.lexhub.loader.source.text.Resource;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * Format {@code jlpt}: files {@code n1.csv} to {@code n5.csv} with {@code kana,kanji}, words of the
 * Japanese-Language Proficiency Test. A word without kanji is written in kana. A spelling with
 * several readings has that of its easiest level, or the usual one in a table if that level has
 * several.
 */
public final class JlptSource extends NamedFilesSource {
  private static final Map<String, String> USUAL = new HashMap<>();

  static {
    for (String[] row : Resource.rows(JlptSource.class, "jlpt-readings.tsv", 2)) {
      USUAL.put(row[0], row[1]);
    }
  }

  /** Creates an importer. */
  public JlptSource() {
    super(Pattern.compile("(n[1-5])\\.csv"), "n1.csv … n5.csv");
  }

  @Override
  protected Comparator<String> order() {
    return Comparator.comparing(FileNames::last).reversed();
  }

  @Override
  protected void readFile(Layer layer, String file, MatchResult name, RecordSink sink)
      throws IOException {
    try (DelimitedTable table = DelimitedTable.csv(layer, file, sink, "kana", "kanji")) {
      while (table.next()) {
        row(table, "jlpt:" + name.group(1), sink);
      }
    }
  }

  private static void row(DelimitedTable table, String level, RecordSink sink) {
    String kana = table.get("kana");
    String kanji = table.get("kanji");
    if (kana.isEmpty()) {
      table.reject("the word has no kana: " + kanji);
      return;
    }
    LexemeRecord.Builder lexeme =
        LexemeRecord.builder("jpn", kanji.isEmpty() ? kana : kanji, Pos.OTHER).proficiency(level);
    if (!kanji.isEmpty()) {
      lexeme.reading(USUAL.getOrDefault(kanji, kana));
    }
    sink.annotate(lexeme.build(), null);
  }
}
