package org.lexhub.loader.source.wordlist;

import java.io.IOException;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
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
  private static final Map<String, String> ACCENTS = Map.of("en_UK", "en-GB", "en_US", "en-US");

  /** Consonants that begin a syllable together in English. */
  private static final Pattern ONSET =
      Pattern.compile(
          "(s[ptk][ɹlw]?|s[mnlwf]|[pbkɡfθʃtd]ɹ|[pbkɡfs]l|[tdkɡθs]w|[^aeiouæɐɑɒɔəɚɛɜɝɪʊʌːˌ /]j"
              + "|tʃ|dʒ|[^aeiouæɐɑɒɔəɚɛɜɝɪʊʌːˌ /])$");

  private static final Pattern STRESSED_SCHWA = Pattern.compile("(ˈ[^aeiouæɑɒɔəɚɛɜɝɪʊʌˈˌ/]*)ə");

  /** Creates an importer. */
  public IpaDictSource() {
    super(Pattern.compile("([a-z]{2,3})(_[A-Za-z]+)?\\.txt"), "<language>.txt");
  }

  @Override
  protected void readFile(Layer layer, String file, MatchResult name, RecordSink sink)
      throws IOException {
    String language = name.group(1);
    String region = name.group(2) == null ? "" : name.group(2);
    String accent = ACCENTS.get(language + region);
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
            lexeme.pronunciation(usual(text, accent), null, accent);
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

  /**
   * Returns a transcription in the usual way: the British list has the mark of stress before the
   * vowel, not before the syllable; the American one does not tell ʌ from ə.
   */
  private static String usual(String ipa, @Nullable String accent) {
    if ("en-GB".equals(accent)) {
      String visible = ipa.replace("\u200d", "");
      return syllabic(syllabic(visible, 'ˈ'), 'ˌ');
    }
    return "en-US".equals(accent) ? STRESSED_SCHWA.matcher(ipa).replaceAll("$1ʌ") : ipa;
  }

  private static String syllabic(String ipa, char mark) {
    StringBuilder moved = new StringBuilder();
    for (int at = 0; at < ipa.length(); at++) {
      char c = ipa.charAt(at);
      if (c == mark) {
        Matcher onset = ONSET.matcher(moved);
        int start = onset.find() ? onset.start() : moved.length();
        moved.insert(start, mark);
      } else {
        moved.append(c);
      }
    }
    return moved.toString();
  }
}
