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
 * Format {@code ipa-dict}: files such as {@code sv.txt} or {@code en_US.txt} with words and their
 * transcriptions ({@code word<TAB>/a/, /b/}).
 */
public final class IpaDictSource extends NamedFilesSource {
  /** Creates an importer. */
  public IpaDictSource() {
    super(Pattern.compile("([a-z]{2,3})(_[A-Za-z]+)?\\.txt"), "<language>.txt");
  }

  @Override
  protected void readFile(Layer layer, String file, MatchResult name, RecordSink sink)
      throws IOException {
    String language = name.group(1);
    try (Lines lines = new Lines(layer, file, sink)) {
      for (String line = lines.next(); line != null; line = lines.next()) {
        int tab = line.indexOf('\t');
        String word = tab < 0 ? "" : line.substring(0, tab).strip();
        if (word.isEmpty()) {
          if (!line.isBlank()) {
            lines.reject("no word or no transcription: " + line);
          }
          continue;
        }
        LexemeRecord.Builder lexeme = LexemeRecord.builder(language, word, Pos.OTHER);
        boolean any = false;
        for (String ipa : line.substring(tab + 1).split(",", -1)) {
          String text = ipa.strip();
          if (text.length() > 2 && text.startsWith("/") && text.endsWith("/")) {
            lexeme.pronunciation(text, null);
            any = true;
          }
        }
        if (any) {
          sink.annotate(lexeme.build(), null);
        } else {
          lines.reject("no transcription between slashes: " + line);
        }
      }
    }
  }
}
