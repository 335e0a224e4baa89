package org.lexhub.loader.source.wordlist;

import java.io.IOException;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SourceFormat;
import org.lexhub.loader.source.text.DelimitedTable;
import org.lexhub.loader.source.text.FileNames;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * Format {@code jlpt}: files {@code n1.csv} to {@code n5.csv} with {@code kana,kanji}, words of the
 * Japanese-language proficiency test. A word without kanji is written in kana.
 */
public final class JlptSource implements SourceFormat {

  @Override
  public void read(Layer layer, RecordSink sink) throws IOException {
    boolean any = false;
    for (String file : layer.files().names()) {
      String name = FileNames.last(file);
      if (name.matches("n[1-5]\\.csv")) {
        any = true;
        try (DelimitedTable table = DelimitedTable.csv(layer, file, sink, "kana", "kanji")) {
          while (table.next()) {
            row(table, "jlpt:" + name.substring(0, 2), sink);
          }
        }
      }
    }
    if (!any) {
      throw new IOException("there is no n1.csv … n5.csv in this layer");
    }
  }

  private static void row(DelimitedTable table, String level, RecordSink sink) {
    String kana = table.get("kana");
    String kanji = table.get("kanji");
    if (kana.isEmpty()) {
      table.reject("a word without kana: " + kanji);
      return;
    }
    LexemeRecord.Builder lexeme =
        LexemeRecord.builder("jpn", kanji.isEmpty() ? kana : kanji, Pos.OTHER).proficiency(level);
    if (!kanji.isEmpty()) {
      lexeme.reading(kana);
    }
    sink.annotate(lexeme.build(), null);
  }
}
