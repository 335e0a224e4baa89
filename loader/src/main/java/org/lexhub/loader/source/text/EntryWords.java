package org.lexhub.loader.source.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Separates the words that a bilingual dictionary writes as one text: splits lists, removes remarks
 * in brackets and writes a word with optional letters in two spellings.
 */
public final class EntryWords {
  /** The maximum number of words of a translation; a longer text is an explanation. */
  public static final int MAX_WORDS = 4;

  /** The minimum number of letters of a word that loses a full stop; others are abbreviations. */
  private static final int MIN_LETTERS_BEFORE_STOP = 5;

  /** Separators after the last word of an explanation. */
  private static final Pattern END = Pattern.compile("[;,:\\s]+$");

  /** A word with the words around it, as dictionaries sort them: {@code beeilen, sich ~}. */
  private static final Pattern SORTED = Pattern.compile("([^,~]+), ([^,~]*~[^,~]*)");

  private static final Set<String> CHINESE_CHARACTERS =
      Set.of("jpn", "zho", "cmn", "yue", "tha", "khm", "lao", "mya");

  private EntryWords() {}

  /**
   * Returns the words of a headword. Commas separate words only if all parts are lower-case words
   * without blanks that begin alike: other parts are the beginning of a phrase, or a phrase that is
   * sorted under its main word ({@code costs, sunk}). A tilde is the word before the comma.
   *
   * @param language ISO 639-3
   */
  public static List<String> headwords(String text, String language) {
    Matcher sorted = SORTED.matcher(text);
    String inOrder = sorted.matches() ? sorted.group(2).replace("~", sorted.group(1)) : text;
    return words(
        inOrder, language, MAX_WORDS, parts -> WrittenWord.isList(parts) && beginAlike(parts));
  }

  /**
   * Returns the spellings of a headword of a dictionary that lists spellings of one word only.
   * Commas separate them if all are lower-case words without blanks.
   *
   * @param language ISO 639-3
   */
  public static List<String> spellings(String text, String language) {
    return words(text, language, MAX_WORDS, WrittenWord::isList);
  }

  /**
   * Returns the translations in a text, without those that have too many words.
   *
   * @param language ISO 639-3
   */
  public static List<String> translations(String text, String language, int maxWords) {
    return words(text, language, maxWords, parts -> true);
  }

  private static List<String> words(
      String text, String language, int maxWords, Predicate<List<String>> areWords) {
    List<String> words = new ArrayList<>();
    for (String spelling : WrittenWord.spellings(Brackets.withoutHalves(text.replace('~', ' ')))) {
      List<String> parts = GlossText.parts(spelling);
      for (String part : areWords.test(parts) ? parts : List.of(String.join(",", parts))) {
        String word = orthography(withoutStop(GlossText.headword(part, language)), language);
        boolean isAffix = word.startsWith("-") || word.endsWith("-");
        if (!word.isEmpty() && !isAffix && GlossText.words(word) <= maxWords) {
          words.add(word);
        }
      }
    }
    return words;
  }

  /** Returns whether each part begins like the first: with half of the shorter one or more. */
  private static boolean beginAlike(List<String> parts) {
    String first = parts.getFirst().strip();
    for (String part : parts) {
      String other = part.strip();
      int shared = Math.min(first.length(), other.length());
      int half = (shared + 1) / 2;
      if (!first.regionMatches(0, other, 0, half)) {
        return false;
      }
    }
    return true;
  }

  private static String withoutStop(String word) {
    int end = word.length() - 1;
    return end >= MIN_LETTERS_BEFORE_STOP && word.indexOf('.') == end
        ? word.substring(0, end)
        : word;
  }

  /**
   * Returns a word in the letters of its language. Hungarian has ő and ű, which texts in ISO 8859-1
   * replace by ô or õ and û, letters that Hungarian does not have.
   */
  private static String orthography(String word, String language) {
    return language.equals("hun")
        ? word.replace('ô', 'ő')
            .replace('õ', 'ő')
            .replace('û', 'ű')
            .replace('Ô', 'Ő')
            .replace('Õ', 'Ő')
            .replace('Û', 'Ű')
        : word;
  }

  /**
   * Returns a text as an explanation of a sense, or empty if it explains nothing: a single word is
   * a synonym or a hint, and some texts only repeat the headword.
   *
   * @param language the language of the text, ISO 639-3
   */
  public static String explanation(String text, String headword, String language) {
    String plain = END.matcher(Blanks.single(text)).replaceFirst("");
    boolean isShort =
        CHINESE_CHARACTERS.contains(language)
            ? plain.codePointCount(0, plain.length()) < MAX_WORDS
            : plain.indexOf(' ') < 0;
    boolean repeats = plain.equalsIgnoreCase(headword) || plain.endsWith("translation entry");
    return isShort || repeats ? "" : plain;
  }
}
