package org.lexhub.loader.source.chinese;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.EntryRecord;
import org.lexhub.loader.record.FrequencyRecord;
import org.lexhub.loader.record.Layer;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.source.text.DelimitedTable;
import org.lexhub.loader.source.text.NamedFilesSource;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * Format {@code ecdict}: the English-Chinese dictionary ECDICT, {@code ecdict.csv} with {@code
 * word,phonetic,definition,translation,pos,collins,oxford,tag,bnc,frq,exchange}. Each line of a
 * translation is a sense: its part of speech, then Chinese words. Glosses in another shape than a
 * short Chinese word are explanations and are ignored, as are translations that were collected from
 * the Web and the English definitions, which are WordNet's. Transcriptions, inflected forms, levels
 * of examinations and the rank in a corpus are added to existing words. Words that no earlier
 * layer, no corpus and no examination has are left out, so put the layer after the English ones.
 */
public final class EcdictSource extends NamedFilesSource {
  private static final String ENGLISH = "eng";
  private static final String CHINESE = "cmn";

  /** The maximum number of characters of a Chinese translation. */
  private static final int MAX_CHARACTERS = 6;

  /** The maximum number of words of an English headword. */
  private static final int MAX_WORDS = 4;

  private static final Pattern POS = Pattern.compile("^([a-z]+)\\.(?: ?& ?[a-z]+\\.)? *");
  private static final Pattern DOMAIN = Pattern.compile("^\\[([^\\]]*)\\] *");
  private static final Pattern REMARK =
      Pattern.compile("\\([^)]*\\)|（[^）]*）|<[^>]*>|\\[[^\\]]*\\]|【[^】]*】|《[^》]*》|〈[^〉]*〉");
  private static final Pattern WORD = Pattern.compile("[\\p{IsHan}〇·]+");
  private static final Map<String, List<String>> CHANGES =
      Map.of(
          "p", List.of("past"),
          "d", List.of("past", "participle"),
          "i", List.of("present", "participle"),
          "3", List.of("third-person", "singular", "present"),
          "r", List.of("comparative"),
          "t", List.of("superlative"),
          "s", List.of("plural"));

  /** Creates an importer. */
  public EcdictSource() {
    super(Pattern.compile("(?:ecdict|stardict).*\\.csv"), "ecdict.csv");
  }

  @Override
  protected void readFile(Layer layer, String file, MatchResult name, RecordSink sink)
      throws IOException {
    try (DelimitedTable table =
        DelimitedTable.csv(layer, file, sink, "word", "phonetic", "translation", "exchange")) {
      while (table.next()) {
        String word = table.get("word");
        if (word.isEmpty()) {
          table.reject("this row has no word");
        } else if (word.split(" ", -1).length <= MAX_WORDS && isUsed(word, table, sink)) {
          entries(word, table.get("translation"), sink);
          annotate(word, table, sink);
        }
      }
    }
  }

  /**
   * Returns whether a word is in use: an earlier layer, a corpus or the list of an examination has
   * it. Most of the others are names and chance combinations from the Web.
   */
  private static boolean isUsed(String word, DelimitedTable row, RecordSink sink) {
    return sink.mayHaveLexeme(word)
        || rank(row.get("frq")) > 0
        || rank(row.get("bnc")) > 0
        || !row.get("tag").isEmpty();
  }

  private static void entries(String word, String translation, RecordSink sink) {
    for (String line : translation.split("\\\\n", -1)) {
      String rest = line.strip();
      Matcher part = POS.matcher(rest);
      Pos pos = null;
      if (part.find()) {
        pos = pos(part.group(1));
        rest = rest.substring(part.end());
      }
      Matcher domain = DOMAIN.matcher(rest);
      if (domain.find()) {
        if (domain.group(1).equals("网络")) {
          continue;
        }
        rest = rest.substring(domain.end());
      }
      List<String> words = words(rest, pos);
      if (!words.isEmpty()) {
        sink.entry(new EntryRecord(ENGLISH, word, pos, CHINESE, words));
      }
    }
  }

  private static List<String> words(String cell, @Nullable Pos pos) {
    List<String> words = new ArrayList<>();
    for (String part : REMARK.matcher(cell).replaceAll(" ").split("[,，;；、]", -1)) {
      String word = part.strip();
      int length = word.codePointCount(0, word.length());
      if (length > 2 && ((pos == Pos.ADJ && word.endsWith("的")) || endsAsAdverb(word, pos))) {
        word = word.substring(0, word.length() - 1);
      }
      if (WORD.matcher(word).matches() && length <= MAX_CHARACTERS && !words.contains(word)) {
        words.add(word);
      }
    }
    return words;
  }

  private static boolean endsAsAdverb(String word, @Nullable Pos pos) {
    return pos == Pos.ADV && (word.endsWith("地") || word.endsWith("的"));
  }

  private static @Nullable Pos pos(String written) {
    return switch (written) {
      case "n", "pl" -> Pos.NOUN;
      case "v", "vt", "vi" -> Pos.VERB;
      case "a", "adj", "s" -> Pos.ADJ;
      case "ad", "adv", "r" -> Pos.ADV;
      case "prep" -> Pos.ADP;
      case "art" -> Pos.DET;
      case "aux" -> Pos.AUX;
      case "int", "interj" -> Pos.INTJ;
      case "abbr" -> null;
      default -> Pos.parse(written);
    };
  }

  private static void annotate(String word, DelimitedTable row, RecordSink sink) {
    LexemeRecord.Builder lexeme = LexemeRecord.builder(ENGLISH, word, Pos.OTHER);
    boolean any = false;
    String phonetic = row.get("phonetic");
    if (!phonetic.isEmpty() && phonetic.indexOf('?') < 0) {
      String ipa = phonetic.replace('\'', 'ˈ').replace(',', 'ˌ').replace(':', 'ː');
      lexeme.pronunciation("/" + ipa.replace('ә', 'ə').replace('g', 'ɡ') + "/", null);
      any = true;
    }
    for (String tag : row.get("tag").split(" ", -1)) {
      if (tag.matches("[a-z]+[0-9]?")) {
        lexeme.proficiency("exam:" + tag);
        any = true;
      }
    }
    int rank = rank(row.get("frq"));
    if (rank > 0) {
      lexeme.frequency(new FrequencyRecord(rank, -1, Double.NaN, "ECDICT: contemporary corpus"));
      any = true;
    }
    if (any) {
      sink.annotate(lexeme.build(), null);
    }
    forms(word, row.get("exchange"), sink);
  }

  private static int rank(String written) {
    return written.matches("[0-9]{1,7}") ? Integer.parseInt(written) : 0;
  }

  /** Writes {@code s:banks/p:banked} as forms, those of nouns and of verbs apart. */
  private static void forms(String word, String exchange, RecordSink sink) {
    Map<Pos, LexemeRecord.Builder> lexemes = new LinkedHashMap<>();
    for (String change : exchange.split("/", -1)) {
      int colon = change.indexOf(':');
      List<String> features = colon < 0 ? null : CHANGES.get(change.substring(0, colon));
      String form = change.substring(colon + 1).strip();
      if (features == null || form.isEmpty() || form.equals(word)) {
        continue;
      }
      Pos pos =
          switch (change.charAt(0)) {
            case 's' -> Pos.NOUN;
            case 'r', 't' -> Pos.ADJ;
            default -> Pos.VERB;
          };
      lexemes
          .computeIfAbsent(pos, any -> LexemeRecord.builder(ENGLISH, word, pos))
          .form(form, features);
    }
    lexemes.forEach((pos, lexeme) -> sink.annotate(lexeme.build(), pos));
  }
}
