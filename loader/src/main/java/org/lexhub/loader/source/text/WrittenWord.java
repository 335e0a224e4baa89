package org.lexhub.loader.source.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lexhub.loader.record.LexemeRecord;
import org.lexhub.loader.record.SenseRecord;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * A word of a wordnet or wordlist without markup, remarks in brackets, marks of doubt and other
 * words in the same cell.
 *
 * @param lemma the word, without optional letters
 * @param alternatives other spellings of it: with the optional letters, or with the particle of its
 *     part of speech
 */
public record WrittenWord(String lemma, List<String> alternatives) {
  /** Marks before or after a word that some lists use for words to check. */
  private static final Pattern MARKS = Pattern.compile("^[!?*]+\\s*(?=\\p{L})|(?<=\\p{L})\\*$");

  /** Separators of words in lists of forms, which put variants into one cell. */
  private static final Pattern BETWEEN_FORMS = Pattern.compile("[,;]|\\s~\\s|\\s/\\s?|/\\s");

  /** Separators of words in wordnets, where names contain commas, too. */
  private static final Pattern BETWEEN_LEMMAS = Pattern.compile("[;；、]");

  /** A word without blanks and without initial capital, unlike in names ("Austin, Texas"). */
  private static final Pattern LOWER_CASE_WORD =
      Pattern.compile("(?=[\\p{L}\\p{M}])\\P{Lu}[^\\s]*(?<!-)");

  /** Chinese adjectives and adverbs with the particle that they take before other words. */
  private static final Pattern PARTICLE = Pattern.compile("(.+)\\+([的地])");

  /** Optional letters in brackets; feminine endings and Roman numerals are not optional letters. */
  private static final Pattern OPTIONAL =
      Pattern.compile(
          "(.*?)(?:(?<=[\\p{L}\\p{M}\\p{No}])\\(((?!a\\)$|[IVX]+\\))[\\p{L}\\p{M}\\p{No}]+)\\)"
              + "|\\(([\\p{L}\\p{M}\\p{No}]+)\\)(?=\\p{L}))(.*)");

  /** Returns the words that a wordnet writes as one lemma. */
  public static List<WrittenWord> ofLemma(String written) {
    String text = Markup.removed(written.replace('_', ' '));
    String bare = withoutMarks(Brackets.withoutRemarks(text));
    List<WrittenWord> words = new ArrayList<>();
    for (String part : parts(bare, BETWEEN_LEMMAS)) {
      List<String> list = List.of(part.split(",", -1));
      for (String word : isList(list) ? list : List.of(part.replaceFirst("[,\\s]+$", ""))) {
        add(word, words);
      }
    }
    return words;
  }

  /** Returns the lemma of a name with its brackets, which distinguish names; empty if none. */
  public static List<WrittenWord> ofName(String written) {
    String name = withoutMarks(written.replace('_', ' ')).replaceFirst("[,;\\s]+$", "");
    return name.isEmpty() ? List.of() : List.of(new WrittenWord(name, List.of()));
  }

  /** Returns the words that a wordlist writes as one form. */
  public static List<WrittenWord> ofForm(String written) {
    String bare = Brackets.withoutRemarks(Markup.removed(written));
    List<WrittenWord> words = new ArrayList<>();
    for (String part : parts(bare, BETWEEN_FORMS)) {
      add(part.replaceFirst("^!\\s*", ""), words);
    }
    return words;
  }

  /** Returns the word as a lexeme with one sense. */
  public LexemeRecord.Builder lexeme(String language, Pos pos, String meaningKey) {
    LexemeRecord.Builder lexeme =
        LexemeRecord.builder(language, lemma, pos).sense(SenseRecord.of(meaningKey));
    for (String alternative : alternatives) {
      lexeme.form(alternative, List.of("alternative"));
    }
    return lexeme;
  }

  private static String withoutMarks(String text) {
    String word = text.strip();
    boolean marked = word.indexOf('*') >= 0 || word.indexOf('!') == 0 || word.indexOf('?') == 0;
    return marked ? MARKS.matcher(word).replaceAll("") : word;
  }

  /** Splits a text; ignores parts that are affixes of other parts. */
  private static List<String> parts(String text, Pattern between) {
    List<String> parts = new ArrayList<>();
    for (String part : between.split(text, -1)) {
      String word = Blanks.single(part);
      boolean affix = word.startsWith("-") || word.endsWith("-");
      if (!word.isEmpty() && !(affix && word.length() < text.length())) {
        parts.add(word);
      }
    }
    return parts;
  }

  /** Returns whether the parts between commas are a list of words, not a name or saying. */
  public static boolean isList(List<String> parts) {
    for (String part : parts) {
      if (!LOWER_CASE_WORD.matcher(part.strip()).matches()) {
        return false;
      }
    }
    return true;
  }

  private static void add(String part, List<WrittenWord> words) {
    String text = part.strip();
    Matcher particle = PARTICLE.matcher(text);
    if (particle.matches()) {
      words.add(new WrittenWord(particle.group(1), List.of(particle.group(1) + particle.group(2))));
      return;
    }
    List<String> spellings = spellings(text);
    if (!text.isEmpty()) {
      words.add(new WrittenWord(spellings.getLast(), spellings.subList(0, spellings.size() - 1)));
    }
  }

  /** Returns a text with and without its optional letters: {@code (su)trumpinti}. */
  public static List<String> spellings(String text) {
    if (text.indexOf('(') < 0) {
      return List.of(text);
    }
    Matcher optional = OPTIONAL.matcher(text);
    if (!optional.matches()) {
      return List.of(text);
    }
    String letters = optional.group(2) == null ? optional.group(3) : optional.group(2);
    String before = optional.group(1);
    String after = optional.group(4);
    return List.of(before + letters + after, before + after);
  }
}
