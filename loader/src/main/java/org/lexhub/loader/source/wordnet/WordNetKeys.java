package org.lexhub.loader.source.wordnet;

import org.jspecify.annotations.Nullable;
import org.lexhub.store.table.vocabulary.Pos;

/** Converts the notations of synsets in sources to meaning keys. */
public final class WordNetKeys {
  private static final String PREFIX = "wn30:";
  private static final String OPEN_ENGLISH = "oewn";
  private static final String LETTERS = "nvar";
  private static final int OFFSET_DIGITS = 8;

  private WordNetKeys() {}

  /**
   * Returns the meaning key of a synset such as {@code 02084071-n}, or null if the text is not one.
   * An adjective satellite {@code s} counts as {@code a}, since sources differ here.
   */
  public static @Nullable String ofOffsetPos(String text) {
    if (text.length() != OFFSET_DIGITS + 2 || text.charAt(OFFSET_DIGITS) != '-') {
      return null;
    }
    return of(text.substring(0, OFFSET_DIGITS), text.charAt(OFFSET_DIGITS + 1));
  }

  /**
   * Returns the meaning key of a synset of WordNet 3.0 such as {@code 02084071-n}, or of one that
   * only Open English Wordnet has, such as {@code oewn-92404763-n}; null if the text is neither.
   */
  public static @Nullable String ofSynset(String text) {
    if (!text.startsWith(OPEN_ENGLISH + "-")) {
      return ofOffsetPos(text);
    }
    boolean valid = ofOffsetPos(text.substring(OPEN_ENGLISH.length() + 1)) != null;
    return valid ? OPEN_ENGLISH + ":" + text : null;
  }

  /** Returns the meaning key of a synset such as {@code n02084071}, or null. */
  public static @Nullable String ofPosOffset(String text) {
    return text.length() == OFFSET_DIGITS + 1 ? of(text.substring(1), text.charAt(0)) : null;
  }

  /** Returns the meaning key of an offset of 8 digits and a letter, or null. */
  static @Nullable String of(String offset, char letter) {
    char pos = letter == 's' ? 'a' : letter;
    if (LETTERS.indexOf(pos) < 0 || offset.length() != OFFSET_DIGITS) {
      return null;
    }
    for (int i = 0; i < OFFSET_DIGITS; i++) {
      if (offset.charAt(i) < '0' || offset.charAt(i) > '9') {
        return null;
      }
    }
    return PREFIX + offset + '-' + pos;
  }

  /** Returns the part of speech at the end of a meaning key of this class. */
  static Pos pos(String key) {
    return switch (key.charAt(key.length() - 1)) {
      case 'n' -> Pos.NOUN;
      case 'v' -> Pos.VERB;
      case 'a' -> Pos.ADJ;
      default -> Pos.ADV;
    };
  }

  /** Returns the digit of the part of speech (1 noun, 2 verb, 3 adjective, 4 adverb) and offset. */
  static long number(String key) {
    long digit = LETTERS.indexOf(key.charAt(key.length() - 1)) + 1L;
    int start = PREFIX.length();
    return digit * 100_000_000L + Long.parseLong(key.substring(start, start + OFFSET_DIGITS));
  }
}
