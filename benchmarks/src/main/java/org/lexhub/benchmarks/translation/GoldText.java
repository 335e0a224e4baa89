package org.lexhub.benchmarks.translation;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/** Normalization of dictionary words and translations before they are compared. */
final class GoldText {
  /** Stress above Cyrillic letters, and the vowel signs of Arabic. */
  private static final Pattern MARKS =
      Pattern.compile("(?<=[\\u0400-\\u052f])[\\u0300\\u0301]|[\\u064b-\\u0652\\u0670\\u0640]");

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
   * blanks and punctuation, and without the marks that texts leave out.
   */
  static String comparable(String text) {
    String small = Normalizer.normalize(plain(text), Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
    return MARKS.matcher(small.replaceAll("[\\p{P}\\s]+", "")).replaceAll("");
  }
}
