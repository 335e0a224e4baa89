package org.lexhub.loader.source.dictd;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.record.EntryDetail;
import org.lexhub.loader.record.EntryRecord;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.RecordSink;
import org.lexhub.loader.source.text.EntryLabels;
import org.lexhub.loader.source.text.EntryWords;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * Reads the texts of entries. The first line is the headword with pronunciations between slashes,
 * its other forms in brackets, and part of speech and gender in angle brackets; then come senses
 * ({@link DictdSenses}):
 *
 * <pre>
 * Abwertung /ˈapˌveːɐ̯tʊŋ/ &lt;n, fem&gt;
 * 1. dévaluation
 * Verringerung des Wertes einer Währung
 * </pre>
 */
final class DictdEntryReader {
  private static final Pattern PRONUNCIATION =
      Pattern.compile("(?:^|(?<=[\\s(]))/{1,3}([^/\\n]+)/{1,3}(?=$|[\\s,)])");

  /** A pronunciation that is empty or has no second slash. */
  private static final Pattern BROKEN_PRONUNCIATION = Pattern.compile("\\s+/.*$");

  /** The tags of raised letters in pronunciations. */
  private static final Pattern TAG = Pattern.compile("</?su[bp]>");

  private static final Pattern GRAMMAR = Pattern.compile("\\s*<([^<>]*)>\\s*$");
  private static final Pattern FORMS = Pattern.compile("\\s\\((?=.*/\\))(.*)\\)\\s*$");

  /**
   * A stress mark between a consonant and a vowel, as speech synthesis writes it: phoneticians put
   * it before the syllable. Such a transcription is a guess.
   */
  private static final Pattern SYNTHESIZED =
      Pattern.compile("[\\p{L}&&[^aeiouyæɑɒɐɔəɛɜɪʊʌøœɨ]][ˈˌ][aeiouyæɑɒɐɔəɛɜɪʊʌøœɨ]");

  private final String from;
  private final String to;
  private final String definitionLanguage;
  private final RecordSink sink;
  private final DictdSenses senses;

  /**
   * Creates a reader.
   *
   * @param from the language of the headwords, ISO 639-3
   * @param to the language of the translations, ISO 639-3
   * @param ownDefinitions whether definitions are in the language of the headwords, else in that of
   *     the translations
   */
  DictdEntryReader(String from, String to, boolean ownDefinitions, RecordSink sink) {
    this.from = from;
    this.to = to;
    definitionLanguage = ownDefinitions ? from : to;
    this.sink = sink;
    senses = new DictdSenses(to, definitionLanguage);
  }

  /** Reads an entry; returns null, or what is wrong with it. */
  @Nullable String read(String text) {
    List<String> lines = text.lines().toList();
    if (lines.isEmpty()) {
      return "this entry is empty";
    }
    String head = TAG.matcher(lines.get(0)).replaceAll("");
    Matcher grammar = GRAMMAR.matcher(head);
    String labels = grammar.find() ? grammar.group(1) : "";
    String rest = grammar.replaceFirst("").replace('_', ' ');
    Matcher forms = FORMS.matcher(rest);
    String other = forms.find() ? forms.group(1) : "";
    rest = forms.replaceFirst("");
    List<String> headwords = EntryWords.headwords(withoutPronunciations(rest), from);
    if (headwords.isEmpty()) {
      return "this entry has no headword: " + head;
    }
    Pos pos = EntryLabels.pos(labels);
    String word = headwords.get(0);
    senses.read(word, lines.subList(1, lines.size()));
    for (int i = 0; i < senses.size(); i++) {
      List<String> translations = senses.translations(i);
      EntryDetail detail = senses.detail(i);
      if (!translations.isEmpty()) {
        sink.entry(new EntryRecord(from, word, pos, to, translations, detail));
      }
    }
    annotate(headwords, pos, labels, rest, other);
    for (var gender : senses.genders().entrySet()) {
      LexemeRecord.Builder noun = LexemeRecord.builder(to, gender.getKey(), Pos.OTHER);
      if (EntryLabels.gender(noun, gender.getValue())) {
        sink.annotate(noun.build(), Pos.NOUN);
      }
    }
    return null;
  }

  private static String withoutPronunciations(String head) {
    String rest = PRONUNCIATION.matcher(head).replaceAll("");
    return BROKEN_PRONUNCIATION.matcher(rest).replaceFirst("").strip();
  }

  private void annotate(
      List<String> headwords, @Nullable Pos pos, String labels, String head, String forms) {
    LexemeRecord.Builder lexeme = LexemeRecord.builder(from, headwords.get(0), Pos.OTHER);
    boolean any = isNoun(pos) && EntryLabels.gender(lexeme, withoutPos(labels));
    for (String pronunciation : pronunciations(head)) {
      lexeme.pronunciation(pronunciation, null);
      any = true;
    }
    Set<String> spellings = new LinkedHashSet<>(headwords.subList(1, headwords.size()));
    for (String form : PRONUNCIATION.matcher(forms).replaceAll("").split(",", -1)) {
      String spelling = form.replaceAll("<[^>]*>", "").strip();
      if (!spelling.isEmpty() && !spelling.equals(headwords.get(0))) {
        spellings.add(spelling);
      }
    }
    for (String spelling : spellings) {
      boolean isVariant = headwords.contains(spelling);
      lexeme.form(spelling, isVariant ? List.of("alternative") : List.of());
      any = true;
    }
    if (any) {
      sink.annotate(lexeme.build(), pos);
    }
  }

  private static boolean isNoun(@Nullable Pos pos) {
    return pos == Pos.NOUN || pos == Pos.NAME;
  }

  /** Returns labels without the first, the part of speech, which {@code n} is, too. */
  private static String withoutPos(String labels) {
    int comma = labels.indexOf(',');
    return comma < 0 ? "" : labels.substring(comma + 1);
  }

  private static List<String> pronunciations(String head) {
    List<String> found = new ArrayList<>();
    Matcher matcher = PRONUNCIATION.matcher(head);
    while (matcher.find()) {
      String pronunciation = matcher.group(1).strip();
      if (!pronunciation.isEmpty() && !SYNTHESIZED.matcher(pronunciation).find()) {
        found.add("/" + pronunciation + "/");
      }
    }
    return found;
  }
}
