package org.lexhub.loader.source.stardict;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.EntryDetail;
import org.lexhub.loader.record.EntryRecord;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.record.TextRecord;
import org.lexhub.loader.source.text.EntryWords;
import org.lexhub.loader.source.text.LocaleCodes;
import org.lexhub.loader.source.text.NamedFilesSource;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * Format {@code stardict}: dictionaries of StarDict that explain the words of one language, {@code
 * NAME.ifo}, {@code NAME.idx} and {@code NAME.dict.dz}. The option {@code language} is the language
 * of the headwords; {@code definition_language} that of the texts, if it is another one.
 *
 * <p>A text is one definition, or several with the numbers {@code 1.}, {@code 2.} and so on. A
 * transcription in square brackets before it is left out. The merge finds the meanings to which the
 * definitions belong; see {@link EntryRecord}.
 */
public final class StarDictSource extends NamedFilesSource {
  private static final Pattern TRANSCRIPTION = Pattern.compile("^\\s*\\[[^\\]]*]\\s*");

  private static final int MAX_SENSES = 30;

  /** Creates an importer. */
  public StarDictSource() {
    super(Pattern.compile(".+\\.ifo"), "NAME.ifo");
  }

  @Override
  protected void readFile(Layer layer, String file, MatchResult name, RecordSink sink)
      throws IOException {
    String language = LocaleCodes.threeLetter(layer.option("language", ""));
    if (language.isEmpty()) {
      throw new IOException(file + ": set the option language, the language of the headwords");
    }
    String definitions = LocaleCodes.threeLetter(layer.option("definition_language", language));
    StarDictFile.open(layer, file)
        .read(sink, (headwords, text) -> read(language, definitions, headwords, text, sink));
  }

  private static @Nullable String read(
      String language, String definitions, List<String> headwords, String text, RecordSink sink) {
    Set<String> words = new LinkedHashSet<>();
    for (String headword : headwords) {
      words.addAll(EntryWords.spellings(headword, language));
    }
    if (words.isEmpty()) {
      return null; // affixes and phrases
    }
    String word = words.iterator().next();
    String plain = TRANSCRIPTION.matcher(PangoText.plain(text)).replaceFirst("");
    if (plain.isEmpty()) {
      return "this entry has no text";
    }
    for (String sense : senses(plain)) {
      String definition = EntryWords.explanation(sense, word, definitions);
      if (!definition.isEmpty()) {
        TextRecord own = new TextRecord(definitions, definition);
        EntryDetail detail = new EntryDetail(null, null, List.of(own), List.of());
        sink.entry(EntryRecord.defined(language, word, null, detail));
      }
    }
    LexemeRecord.Builder lexeme = LexemeRecord.builder(language, word, Pos.OTHER);
    words.stream().skip(1).forEach(each -> lexeme.form(each, List.of("alternative")));
    if (words.size() > 1) {
      sink.annotate(lexeme.build(), null);
    }
    return null;
  }

  /** Returns the senses of a text; what stands before the first number is a part of the first. */
  static List<String> senses(String text) {
    List<String> senses = new ArrayList<>();
    String rest = text;
    for (int number = 2; number <= MAX_SENSES; number++) {
      String[] parts = split(rest, number);
      if (parts.length < 2 || (number == 2 && split(text, 1).length < 2)) {
        break;
      }
      senses.add(parts[0]);
      rest = parts[1];
    }
    senses.add(rest);
    senses.replaceAll(each -> each.replaceFirst("^1\\.\\s*", "").replaceFirst("[;,\\s]+$", ""));
    return senses;
  }

  private static String[] split(String text, int number) {
    return text.split("(?:^|(?<=[\\s;,.:]))" + number + "\\.\\s*", 2);
  }
}
