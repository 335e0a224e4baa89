package org.lexhub.loader.romanization;

import org.jspecify.annotations.Nullable;
import org.lexhub.store.table.vocabulary.Pos;

/**
 * Romanizes kana by modified Hepburn with macrons. Two equal vowels, and o before u, are one long
 * vowel, except at the end of a verb: 思う is omou.
 */
final class Hepburn {
  private static final LetterRules KANA = LetterRules.load("kana.tsv");
  private static final char DOUBLED = 'っ';
  private static final char LONG = 'ー';
  private static final int KATAKANA_TO_HIRAGANA = 'ァ' - 'ぁ';
  private static final String VOWELS = "aiueo";
  private static final String LONG_VOWELS = "āīūēō";

  private Hepburn() {}

  /** Returns whether a text is in kana, so that it is its own reading. */
  static boolean isKana(String text) {
    return !text.isEmpty()
        && text.chars().allMatch(c -> isKana((char) c) || " ・-－=＝、。！？!?…".indexOf(c) >= 0)
        && text.chars().anyMatch(c -> isKana((char) c));
  }

  private static boolean isKana(char c) {
    return (c >= 'ぁ' && c <= 'ゖ') || (c >= 'ァ' && c <= 'ヺ') || c == LONG;
  }

  /**
   * Returns a reading in Latin letters, or null if it is not all kana.
   *
   * @param reading hiragana or katakana
   * @param pos the part of speech of the word
   */
  static @Nullable String of(String reading, Pos pos) {
    if (!isKana(reading)) {
      return null;
    }
    String kana = hiragana(reading);
    StringBuilder out = new StringBuilder();
    int word = 0;
    for (int at = 0; at < kana.length(); ) {
      char c = kana.charAt(at);
      if (!isKana(c)) {
        out.append(separator(c));
        word = out.length();
        at++;
        continue;
      }
      if (c == DOUBLED) {
        at++;
        continue;
      }
      if (c == LONG) {
        lengthen(out, word);
        at++;
        continue;
      }
      int length = at + 1 < kana.length() && isSmall(kana.charAt(at + 1)) ? 2 : 1;
      String syllable = syllable(kana.substring(at, at + length));
      if (syllable == null) {
        return null;
      }
      boolean last = at + length == kana.length();
      boolean doubled = at > 0 && kana.charAt(at - 1) == DOUBLED;
      boolean afterN = at > 0 && kana.charAt(at - 1) == 'ん';
      append(out, word, syllable, doubled, afterN, pos == Pos.VERB && last);
      at += length;
    }
    String latin = out.toString().strip();
    return latin.isEmpty() ? null : latin;
  }

  /** Returns a text with its katakana in hiragana. */
  static String hiragana(String reading) {
    StringBuilder kana = new StringBuilder(reading);
    for (int i = 0; i < kana.length(); i++) {
      char c = kana.charAt(i);
      if (c >= 'ァ' && c <= 'ヶ') {
        kana.setCharAt(i, (char) (c - KATAKANA_TO_HIRAGANA));
      }
    }
    return kana.toString();
  }

  private static boolean isSmall(char c) {
    return "ゃゅょぁぃぅぇぉゎ".indexOf(c) >= 0;
  }

  private static @Nullable String syllable(String kana) {
    String latin = KANA.apply(kana);
    return latin == null || LatinText.hasForeign(latin) ? null : latin;
  }

  private static String separator(char c) {
    return switch (c) {
      case '、' -> ", ";
      case '。' -> ".";
      case '！' -> "!";
      case '？' -> "?";
      case '・', '=', '＝' -> " ";
      case '－' -> "-";
      default -> String.valueOf(c);
    };
  }

  private static void lengthen(StringBuilder out, int word) {
    int vowel = out.length() > word ? VOWELS.indexOf(out.charAt(out.length() - 1)) : -1;
    if (vowel >= 0) {
      out.setCharAt(out.length() - 1, LONG_VOWELS.charAt(vowel));
    }
  }

  private static void append(
      StringBuilder out, int word, String syllable, boolean doubled, boolean afterN, boolean verb) {
    char first = syllable.charAt(0);
    if (doubled && VOWELS.indexOf(first) < 0) {
      out.append(syllable.startsWith("ch") ? 't' : first);
    }
    if (afterN && (VOWELS.indexOf(first) >= 0 || first == 'y')) {
      out.append('\'');
    }
    char before = out.length() > word ? out.charAt(out.length() - 1) : ' ';
    boolean single = syllable.length() == 1;
    if (single && first == 'u' && (before == 'o' || before == 'u') && !verb) {
      lengthen(out, word);
    } else if (single && first == before && "aeo".indexOf(first) >= 0) {
      lengthen(out, word);
    } else {
      out.append(syllable);
    }
  }
}
