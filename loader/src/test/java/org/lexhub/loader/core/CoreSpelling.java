package org.lexhub.loader.core;

import java.text.Normalizer;
import java.text.Normalizer.Form;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Unifies the spellings of different word lists: case, vowel signs that are usually omitted, stress
 * marks, and variants of the same letter. Keeps accents that make a different letter.
 */
final class CoreSpelling {
  // Arabic vowels and tatweel, Hebrew points, a combining stress accent, joiners, nukta of
  // Devanagari and Bengali.
  private static final Pattern DROPPED =
      Pattern.compile(
          "[\\u064B-\\u0652\\u0670\\u0640\\u0591-\\u05C7\\u0301\\u200D\\u200E\\u200F\\u093C\\u09BC]");
  private static final Pattern EDGES = Pattern.compile("^[\\s\\-!?.]+|[\\s\\-!?.؟]+$");
  private static final Pattern BLANKS = Pattern.compile("[\\s_\\u200C\\u00A0]+");
  private static final Pattern PARTS = Pattern.compile("[ '\\-]");

  /** The first character after the precomposed Latin letters. */
  private static final char FIRST_OTHER = '\u0250';

  private CoreSpelling() {}

  static String fold(String text) {
    return isPlain(text) ? text.toLowerCase(Locale.ROOT) : foldAll(text);
  }

  /**
   * Returns whether a text has Latin letters and single blanks only, of which most words consist.
   */
  private static boolean isPlain(String text) {
    char before = ' ';
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean isBlank = c == ' ' && before != ' ';
      if (!isBlank && (c >= FIRST_OTHER || !Character.isLetter(c))) {
        return false;
      }
      before = c;
    }
    return before != ' ';
  }

  private static String foldAll(String text) {
    String folded = Normalizer.normalize(text, Form.NFC).toLowerCase(Locale.ROOT);
    folded = BLANKS.matcher(folded).replaceAll(" ").replace('’', '\'').replace('ʼ', '\'');
    folded = DROPPED.matcher(folded).replaceAll("");
    folded = folded.replace('ي', 'ی').replace('ك', 'ک').replace('ё', 'е').replace('ँ', 'ं');
    folded = Normalizer.normalize(folded, Form.NFC);
    return EDGES.matcher(folded).replaceAll("");
  }

  /** Returns the words of a folded entry. */
  static String[] parts(String folded) {
    return PARTS.split(folded, -1);
  }
}
