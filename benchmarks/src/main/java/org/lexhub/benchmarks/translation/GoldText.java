package org.lexhub.benchmarks.translation;

import java.text.Normalizer;
import java.util.Locale;

/** How words of a dictionary and answers are compared: as their readers would call them equal. */
final class GoldText {
  private GoldText() {}

  /** A headword without remarks in brackets and without the "to" of English verbs. */
  static String plain(String text) {
    String plain =
        text.replaceAll("\\([^)]*\\)|\\[[^]]*\\]", " ")
            .replaceAll("[\u2010\u2011]", "-")
            .replaceAll("\\s+", " ")
            .strip();
    return plain.startsWith("to ") && plain.length() > 3 ? plain.substring(3) : plain;
  }

  /**
   * The same in small letters and normalization form KC, in which a ligature is its letters,
   * without blanks and signs.
   */
  static String comparable(String text) {
    String small = Normalizer.normalize(plain(text), Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
    return small.replaceAll("[\\p{P}\\s]+", "");
  }
}
