package org.lexhub.loader.source.wordlist;

import java.text.Normalizer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Writes pinyin as words. */
final class Pinyin {
  /** Longer words are written by syllable. */
  private static final int MAX_SYLLABLES = 3;

  private static final Pattern BLANKS = Pattern.compile(" +");

  /** A capital whose tone mark is on the next vowel, in decomposed letters. */
  private static final Pattern MISPLACED_MARK =
      Pattern.compile("\\b([AEO])([iou])([\\u0300\\u0301\\u0304\\u030c])");

  private static final Pattern VOWEL = Pattern.compile("^[aeo]");

  private Pinyin() {}

  /**
   * Joins the syllables of a word as pinyin orthography does: {@code nǚ ér} becomes {@code nǚ'ér}.
   * A syllable with a capital starts a new word.
   */
  static String joined(String spaced) {
    Matcher misplaced = MISPLACED_MARK.matcher(decomposed(spaced.strip()));
    String text = Normalizer.normalize(misplaced.replaceAll("$1$3$2"), Normalizer.Form.NFC);
    String[] syllables = BLANKS.split(text, -1);
    if (syllables.length > MAX_SYLLABLES) {
      return text;
    }
    StringBuilder word = new StringBuilder();
    for (String syllable : syllables) {
      if (!word.isEmpty() && VOWEL.matcher(decomposed(syllable)).find()) {
        word.append('\'');
      } else if (!word.isEmpty() && Character.isUpperCase(syllable.codePointAt(0))) {
        word.append(' ');
      }
      word.append(syllable);
    }
    return word.toString();
  }

  private static String decomposed(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFD);
  }
}
