package org.lexhub.loader.source.wordlist;

import java.io.IOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.SourceFormat;
import org.lexhub.loader.source.text.FileNames;
import org.lexhub.loader.source.text.Lines;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * Format {@code ipa-dict}: files such as {@code sv.txt} or {@code en_US.txt} of words and their
 * transcriptions ({@code word<TAB>/a/, /b/}).
 */
public final class IpaDictSource implements SourceFormat {
  private static final Pattern NAME = Pattern.compile("([a-z]{2,3})(_[A-Za-z]+)?\\.txt");

  @Override
  public void read(Layer layer, RecordSink sink) throws IOException {
    boolean any = false;
    for (String file : layer.files().names()) {
      Matcher name = NAME.matcher(FileNames.last(file));
      if (name.matches()) {
        any = true;
        readFile(layer, file, name.group(1), sink);
      }
    }
    if (!any) {
      throw new IOException("there is no <language>.txt in this layer");
    }
  }

  private static void readFile(Layer layer, String file, String language, RecordSink sink)
      throws IOException {
    try (Lines lines = new Lines(layer, file, sink)) {
      for (String line = lines.next(); line != null; line = lines.next()) {
        int tab = line.indexOf('\t');
        String word = tab < 0 ? "" : line.substring(0, tab).strip();
        if (word.isEmpty()) {
          if (!line.isBlank()) {
            lines.reject("no word and transcription: " + line);
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
