package org.lexhub.benchmarks.translation;

import java.text.Normalizer;
import java.util.Locale;

/** Normalization of dictionary words and translations before they are compared. */
final class GoldText {
  private GoldText() {}

  /** Returns a headword without remarks in brackets and without the "to" of English verbs. */
  static String plain(String text) {
    String plain =
        text.replaceAll("\\([^)]*\\)|\\[[^]]*\\]", " ")
            .replaceAll("[\u2010\u2011]", "-")
            .replaceAll("\\s+", " ")
            .strip();
    return plain.startsWith("to ") && plain.length() > 3 ? plain.substring(3) : plain;
  }

  /**
   * Returns the headword in lowercase and normalization form KC, which splits ligatures, without
   * blanks and punctuation.
   */
  static String comparable(String text) {
    String small = Normalizer.normalize(plain(text), Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
    return small.replaceAll("[\\p{P}\\s]+", "");
  }
}
