package org.lexhub.loader.source.wordlist;

import java.io.IOException;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.source.text.Lines;
import org.lexhub.loader.source.text.NamedFilesSource;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * Format {@code wikipron}: files such as {@code fra_latn_broad_filtered.tsv} or {@code
 * eng_latn_us_broad.tsv} with words and their segments ({@code Thot<TAB>t ɔ t}). Broad
 * transcriptions get slashes, narrow ones get square brackets.
 */
public final class WikiPronSource extends NamedFilesSource {
  /** Creates an importer. */
  public WikiPronSource() {
    super(
        Pattern.compile("([a-z]{3})_[a-z]{4}(_[a-z0-9]+)*_(broad|narrow)(_filtered)?\\.tsv"),
        "<iso639-3>_<script>_broad.tsv");
  }

  @Override
  protected void readFile(Layer layer, String file, MatchResult name, RecordSink sink)
      throws IOException {
    String language = name.group(1);
    boolean broad = name.group(3).equals("broad");
    try (Lines lines = new Lines(layer, file, sink)) {
      for (String line = lines.next(); line != null; line = lines.next()) {
        int tab = line.indexOf('\t');
        String word = tab < 0 ? "" : line.substring(0, tab).strip();
        String segments = tab < 0 ? "" : line.substring(tab + 1).replace(" ", "").strip();
        if (word.isEmpty() || segments.isEmpty() || segments.indexOf('\t') >= 0) {
          if (!line.isBlank()) {
            lines.reject("no word or no segments: " + line);
          }
          continue;
        }
        String ipa = broad ? "/" + segments + "/" : "[" + segments + "]";
        LexemeRecord.Builder lexeme =
            LexemeRecord.builder(language, word, Pos.OTHER).pronunciation(ipa, null);
        sink.annotate(lexeme.build(), null);
      }
    }
  }
}
