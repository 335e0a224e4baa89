package org.lexhub.loader.merge.entry;

import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.ints.IntSet;
import java.util.Arrays;
import java.util.Locale;
import org.lexhub.loader.merge.LexemeIdentity;
import org.lexhub.loader.staging.StringPool;

/**
 * Recognises misspellings of known English words in dictionaries: a word that differs from one only
 * in its vowels and doubled letters (<i>seperate</i>, <i>accomodation</i>), or in the order of its
 * letters between the first and the last (<i>recieve</i>).
 */
final class EnglishLookalikes {
  /** The minimum number of letters; shorter words resemble many. */
  private static final int MIN_LETTERS = 7;

  private final IntSet keys = new IntOpenHashSet();

  EnglishLookalikes(StringPool strings, LexemeIdentity lexemes, int english) {
    if (english >= 0) {
      int end = lexemes.first(english + 1, 0);
      for (int lexeme = lexemes.first(english, 0); lexeme < end; lexeme++) {
        add(strings.text(lexemes.lemma(lexeme)));
      }
    }
  }

  private void add(String word) {
    if (isLong(word)) {
      keys.add(skeleton(word).hashCode());
      keys.add(letters(word).hashCode());
    }
  }

  /** Returns whether a word that is not known looks like a known one. */
  boolean contains(String word) {
    return isLong(word)
        && (keys.contains(skeleton(word).hashCode()) || keys.contains(letters(word).hashCode()));
  }

  private static boolean isLong(String word) {
    return word.length() >= MIN_LETTERS && word.indexOf(' ') < 0;
  }

  private static String skeleton(String word) {
    return word.toLowerCase(Locale.ROOT).replaceAll("[aeiouy]+", "*").replaceAll("(.)\\1", "$1");
  }

  private static String letters(String word) {
    String lower = word.toLowerCase(Locale.ROOT);
    char[] inner = lower.substring(1, lower.length() - 1).toCharArray();
    Arrays.sort(inner);
    return lower.charAt(0) + new String(inner) + lower.charAt(lower.length() - 1);
  }
}
