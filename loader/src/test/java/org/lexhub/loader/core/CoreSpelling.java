package org.lexhub.loader.core;

import java.text.Normalizer;
import java.text.Normalizer.Form;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Brings the spellings of different word lists together: case, vowel signs that are usually left
 * out, stress marks, and variants of the same letter. Accents that make another letter stay.
 */
final class CoreSpelling {
  // Arabic vowels and tatweel, Hebrew points, a stress accent that no letter took up, joiners,
  // nukta of Devanagari and Bengali.
  private static final Pattern DROPPED =
      Pattern.compile(
          "[\\u064B-\\u0652\\u0670\\u0640\\u0591-\\u05C7\\u0301\\u200D\\u200E\\u200F\\u093C\\u09BC]");
  private static final Pattern EDGES = Pattern.compile("^[\\s\\-!?.]+|[\\s\\-!?.؟]+$");
  private static final Pattern BLANKS = Pattern.compile("[\\s_\\u200C\\u00A0]+");
  private static final Pattern PARTS = Pattern.compile("[ '\\-]");

  private CoreSpelling() {}

  static String fold(String text) {
    String folded = Normalizer.normalize(text, Form.NFC).toLowerCase(Locale.ROOT);
    folded = BLANKS.matcher(folded).replaceAll(" ").replace('’', '\'').replace('ʼ', '\'');
    folded = DROPPED.matcher(folded).replaceAll("");
    folded = folded.replace('ي', 'ی').replace('ك', 'ک').replace('ё', 'е').replace('ँ', 'ं');
    folded = Normalizer.normalize(folded, Form.NFC);
    return EDGES.matcher(folded).replaceAll("");
  }

  /** The parts of a folded entry of several words; the entry itself if it is one word. */
  static String[] parts(String folded) {
    return PARTS.split(folded, -1);
  }
}
