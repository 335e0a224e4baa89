package org.lexhub.loader.source.catalogue;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.source.text.DelimitedTable;
import org.lexhub.store.table.vocabulary.Pos;

/** Reads the inflected forms of one language of the core vocabulary. */
final class CoreForms {
  private record Word(String lemma, Pos pos) {}

  private CoreForms() {}

  /** Reads a file with the columns {@code form}, {@code lemma}, {@code pos}, {@code features}. */
  static void read(Layer layer, String file, String language, RecordSink sink) throws IOException {
    Map<Word, LexemeRecord.Builder> words = new LinkedHashMap<>();
    try (DelimitedTable table = DelimitedTable.tsv(layer, file, sink, "form", "lemma", "pos")) {
      while (table.next()) {
        String form = table.get("form");
        String lemma = table.get("lemma");
        Pos pos = Pos.parse(table.get("pos"));
        if (form.isEmpty() || lemma.isEmpty() || pos == null) {
          table.reject("no form, lemma or pos: " + form + " " + lemma + " " + table.get("pos"));
          continue;
        }
        words
            .computeIfAbsent(
                new Word(lemma, pos), word -> LexemeRecord.builder(language, lemma, pos))
            .form(form, features(table.get("features")));
      }
    }
    words.forEach((word, lexeme) -> sink.annotate(lexeme.build(), word.pos()));
  }

  private static List<String> features(String text) {
    return text.isEmpty() ? List.of() : List.of(text.split(",", -1));
  }
}
