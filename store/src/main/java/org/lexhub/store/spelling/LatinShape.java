package org.lexhub.store.spelling;

import org.lexhub.store.text.Utf8Buffer;

/**
 * Describes a written word in 15 bits, so that most words with the key of a query need not be read.
 *
 * <p>For an abjad, whose keys have consonants only: two bits for each of the first six gaps between
 * consonants and for the last, none or a vowel like a, i or u; and one bit for a word that ends in
 * an h, which can be a vowel. For other scripts: the set of the letters, by their remainder.
 */
final class LatinShape {
  static final int NONE = 0;
  static final int LIKE_A = 1;
  static final int LIKE_I = 2;
  static final int LIKE_U = 3;

  private static final int GAPS = 6;
  private static final int GAP_BITS = 2;
  private static final int GAP = 3;
  private static final int LAST = GAP_BITS * GAPS;
  private static final int END_H = 1 << (LAST + GAP_BITS);
  private static final int LETTERS = 15;

  private LatinShape() {}

  /** Returns the shape of a word of a system that writes vowels. */
  static int ofLetters(Utf8Buffer letters) {
    int shape = 0;
    for (int at = 0; at < letters.length(); at++) {
      shape |= 1 << ((letters.bytes()[at] - 'a') % LETTERS);
    }
    return shape;
  }

  /** Returns a lower bound of the distance of two words. */
  static int minDistance(int one, int other) {
    return Math.max(Integer.bitCount(one & ~other), Integer.bitCount(other & ~one));
  }

  /** Returns the shape of a word of an abjad. */
  static int ofGaps(Utf8Buffer normal, boolean endsInH) {
    byte[] b = normal.bytes();
    int shape = endsInH ? END_H : 0;
    int gap = 0;
    int vowel = NONE;
    for (int at = 0; at < normal.length(); at++) {
      if (LatinKey.isVowel(b[at])) {
        vowel = like(b[at]);
      } else {
        shape |= gap < GAPS ? vowel << (GAP_BITS * gap) : 0;
        vowel = NONE;
        gap++;
      }
    }
    return shape | vowel << LAST;
  }

  /** Returns the content of a gap: {@link #NONE}, or the sound of its last vowel. */
  static int gap(int shape, int gap, boolean last) {
    return (shape >>> (last ? LAST : GAP_BITS * gap)) & GAP;
  }

  /** Returns whether a shape describes a gap. */
  static boolean knows(int gap, boolean last) {
    return last || gap < GAPS;
  }

  static boolean endsInH(int shape) {
    return (shape & END_H) != 0;
  }

  /** Returns the sound of a vowel. */
  static int like(byte vowel) {
    return switch (vowel) {
      case 'o', 'u' -> LIKE_U;
      case 'i', 'y', 'e' -> LIKE_I;
      default -> LIKE_A;
    };
  }
}
