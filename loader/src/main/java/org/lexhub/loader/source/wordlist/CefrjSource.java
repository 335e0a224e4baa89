package org.lexhub.loader.source.wordlist;

import java.io.IOException;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.source.text.DelimitedTable;
import org.lexhub.loader.source.text.NamedFilesSource;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * Format {@code cefrj}: CSV vocabulary profiles of English with {@code headword,pos,CEFR}. A slash
 * in the headword separates spellings of the same word.
 */
public final class CefrjSource extends NamedFilesSource {
  /** Creates an importer. */
  public CefrjSource() {
    super(Pattern.compile(".*vocabulary.*\\.csv"), "*vocabulary*.csv");
  }

  @Override
  protected void readFile(Layer layer, String file, MatchResult name, RecordSink sink)
      throws IOException {
    try (DelimitedTable table = DelimitedTable.csv(layer, file, sink, "headword", "pos", "CEFR")) {
      while (table.next()) {
        row(table, sink);
      }
    }
  }

  private static void row(DelimitedTable table, RecordSink sink) {
    String level = table.get("CEFR").toLowerCase(Locale.ROOT);
    Pos pos = pos(table.get("pos"));
    if (!level.matches("[abc][12]") || pos == null || table.get("headword").isEmpty()) {
      table.reject("no headword, pos or level: " + table.get("headword") + " " + level);
      return;
    }
    for (String spelling : table.get("headword").split("/", -1)) {
      if (!spelling.isBlank()) {
        sink.annotate(
            LexemeRecord.builder("eng", spelling.strip(), pos).proficiency("cefr:" + level).build(),
            pos);
      }
    }
  }

  private static @Nullable Pos pos(String written) {
    return switch (written) {
      case "be-verb", "do-verb", "have-verb" -> Pos.VERB;
      case "modal auxiliary" -> Pos.AUX;
      case "infinitive-to" -> Pos.PARTICLE;
      default -> Pos.parse(written);
    };
  }
}
