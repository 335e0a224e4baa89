package org.lexhub.loader.source.wordlist;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.romanization.LetterAlignment;
import org.lexhub.loader.romanization.LetterAlignment.Pair;
import org.lexhub.loader.source.text.Lines;
import org.lexhub.loader.source.text.NamedFilesSource;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * Format {@code wikipron}: files such as {@code fra_latn_broad_filtered.tsv} or {@code
 * eng_latn_us_broad.tsv} with words and their segments ({@code Thot<TAB>t ɔ t}). Broad
 * transcriptions get slashes, narrow ones get square brackets; the dialect in the name is the
 * accent. Of several transcriptions of a word, the one that suits its letters best comes first:
 * French <i>chat</i> is the cat before the English loan.
 */
public final class WikiPronSource extends NamedFilesSource {
  private static final Map<String, String> ACCENTS =
      Map.of(
          "eng uk", "en-GB",
          "eng us", "en-US",
          "por po", "pt-PT",
          "por bz", "pt-BR",
          "spa ca", "es-ES",
          "spa la", "es-419",
          "ben dhaka", "bn-BD",
          "ben rarh", "bn-IN");

  /** The maximum number of words to learn from. */
  private static final int MAX_LEARNED = 2_000;

  /** Creates an importer. */
  public WikiPronSource() {
    super(
        Pattern.compile("([a-z]{3})_[a-z]{4}((?:_[a-z0-9]+)*)_(broad|narrow)(_filtered)?\\.tsv"),
        "<iso639-3>_<script>_broad.tsv");
  }

  @Override
  protected void readFile(Layer layer, String file, MatchResult name, RecordSink sink)
      throws IOException {
    String language = name.group(1);
    String accent = ACCENTS.get(language + name.group(2).replace('_', ' '));
    boolean broad = name.group(3).equals("broad");
    List<Pair> pairs = new ArrayList<>();
    Map<String, List<String>> several = new HashMap<>();
    read(layer, file, sink, pairs, several);
    LetterAlignment letters = several.isEmpty() ? null : learn(pairs, several.keySet());
    Set<String> ordered = new HashSet<>();
    for (Pair pair : pairs) {
      List<String> said = several.get(pair.letters());
      if (said == null) {
        annotate(language, pair.letters(), List.of(pair.sounds()), broad, accent, sink);
      } else if (letters != null && ordered.add(pair.letters())) {
        String spelled = spelled(pair.letters());
        said.sort(Comparator.comparingDouble(each -> -letters.fit(spelled, each)));
        annotate(language, pair.letters(), said, broad, accent, sink);
      }
    }
  }

  /** Reads all lines, and the transcriptions of words that have more than one. */
  private static void read(
      Layer layer,
      String file,
      RecordSink sink,
      List<Pair> pairs,
      Map<String, List<String>> several)
      throws IOException {
    Map<String, String> first = new HashMap<>();
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
        pairs.add(new Pair(word, segments));
        String before = first.putIfAbsent(word, segments);
        if (before != null) {
          several.computeIfAbsent(word, key -> new ArrayList<>(List.of(before))).add(segments);
        }
      }
    }
  }

  private static LetterAlignment learn(List<Pair> pairs, Set<String> several) {
    int step = 1 + pairs.size() / MAX_LEARNED;
    List<Pair> known = new ArrayList<>();
    for (int i = 0; i < pairs.size(); i += step) {
      Pair pair = pairs.get(i);
      if (!several.contains(pair.letters())) {
        known.add(new Pair(spelled(pair.letters()), pair.sounds()));
      }
    }
    return LetterAlignment.learn(known);
  }

  /**
   * Returns a word with its last letter in capitals: final letters are silent in some languages.
   */
  private static String spelled(String word) {
    String lower = word.toLowerCase(Locale.ROOT);
    int last = lower.length() - 1;
    return lower.substring(0, last) + Character.toUpperCase(lower.charAt(last));
  }

  private static void annotate(
      String language,
      String word,
      List<String> said,
      boolean broad,
      @Nullable String accent,
      RecordSink sink) {
    LexemeRecord.Builder lexeme = LexemeRecord.builder(language, word, Pos.OTHER);
    for (String segments : said) {
      String ipa = broad ? "/" + segments + "/" : "[" + segments + "]";
      lexeme.pronunciation(ipa, null, accent);
    }
    sink.annotate(lexeme.build(), null);
  }
}
