package org.lexhub.loader.source.chinese;

import java.text.Normalizer;
import java.util.Locale;
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

  /** The number of the tone without mark. */
  private static final int NEUTRAL = 5;

  /** The combining marks of the tones 1 to 4. */
  private static final String[] TONES = {"\u0304", "\u0301", "\u030c", "\u0300"};

  private static final Pattern NUMBERED = Pattern.compile("([A-Za-zÜü]+)([1-5])");
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

  /**
   * Writes numbered syllables with tone marks: {@code ping2 guo3} becomes {@code píng guǒ}. Parts
   * that are no syllables, such as letters and commas, stay as they are.
   */
  static String marked(String numbered) {
    Matcher syllable = NUMBERED.matcher(numbered.replace("u:", "ü").replace("U:", "Ü"));
    return syllable.replaceAll(
        found -> Matcher.quoteReplacement(marked(found.group(1), found.group(2).charAt(0) - '0')));
  }

  private static String marked(String letters, int tone) {
    String syllable = letters.replace("v", "ü");
    if (syllable.equals("r") || tone == NEUTRAL) {
      return syllable;
    }
    String lower = syllable.toLowerCase(Locale.ROOT);
    int at = lower.indexOf('a');
    at = at < 0 ? lower.indexOf('e') : at;
    at = at < 0 ? lower.indexOf("ou") : at;
    at = at < 0 ? last(lower, "iouü") : at;
    at = at < 0 ? last(lower, "mn") : at;
    StringBuilder written = new StringBuilder(syllable);
    if (at >= 0) {
      written.insert(at + 1, TONES[tone - 1]);
    }
    return Normalizer.normalize(written, Normalizer.Form.NFC);
  }

  private static int last(String syllable, String letters) {
    for (int i = syllable.length() - 1; i >= 0; i--) {
      if (letters.indexOf(syllable.charAt(i)) >= 0) {
        return i;
      }
    }
    return -1;
  }

  private static String decomposed(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFD);
  }
}
