package org.lexhub.store.english;

/**
 * Removes plural, {@code -ed} and {@code -ing} endings from English words: step 1 (a, b and c) of
 * M. F. Porter, "An algorithm for suffix stripping", Program 14 (3), 1980. The later steps are left
 * out because they conflate words of different meaning. Works in place on lower-case ASCII words.
 */
final class EnglishStem {
  private static final int MIN_LENGTH = 3;

  private EnglishStem() {}

  /**
   * Stems a word in place.
   *
   * @param b contains the word from {@code from} to {@code to}
   * @return the end of the stem; a word with other characters than a to z is not changed
   */
  static int stem(byte[] b, int from, int to) {
    if (to - from < MIN_LENGTH) {
      return to;
    }
    for (int i = from; i < to; i++) {
      if (b[i] < 'a' || b[i] > 'z') {
        return to;
      }
    }
    int end = plural(b, from, to);
    end = past(b, from, end);
    if (ends(b, from, end, 'y') && hasVowel(b, from, end - 1)) {
      b[end - 1] = 'i';
    }
    return end;
  }

  /** Step 1a. */
  private static int plural(byte[] b, int from, int to) {
    if (!ends(b, from, to, 's')) {
      return to;
    }
    if (ends(b, from, to, 's', 's', 'e', 's') || ends(b, from, to, 'i', 'e', 's')) {
      return to - 2;
    }
    return ends(b, from, to, 's', 's') ? to : to - 1;
  }

  /** Step 1b. */
  private static int past(byte[] b, int from, int to) {
    if (ends(b, from, to, 'e', 'e', 'd')) {
      return measure(b, from, to - 3) > 0 ? to - 1 : to;
    }
    if (ends(b, from, to, 'e', 'd') && hasVowel(b, from, to - 2)) {
      return repair(b, from, to - 2);
    }
    if (ends(b, from, to, 'i', 'n', 'g') && hasVowel(b, from, to - 3)) {
      return repair(b, from, to - 3);
    }
    return to;
  }

  /** The second half of step 1b. The array has room because an ending was removed before. */
  private static int repair(byte[] b, int from, int to) {
    boolean needsE =
        ends(b, from, to, 'a', 't') || ends(b, from, to, 'b', 'l') || ends(b, from, to, 'i', 'z');
    if (!needsE && doubled(b, from, to)) {
      byte last = b[to - 1];
      return last == 'l' || last == 's' || last == 'z' ? to : to - 1;
    }
    if (needsE || (measure(b, from, to) == 1 && shortSyllable(b, from, to))) {
      b[to] = 'e';
      return to + 1;
    }
    return to;
  }

  private static boolean ends(byte[] b, int from, int to, char last) {
    return to > from && b[to - 1] == last;
  }

  private static boolean ends(byte[] b, int from, int to, char first, char last) {
    return ends(b, from, to, last) && ends(b, from, to - 1, first);
  }

  private static boolean ends(byte[] b, int from, int to, char first, char second, char last) {
    return ends(b, from, to, last) && ends(b, from, to - 1, first, second);
  }

  private static boolean ends(
      byte[] b, int from, int to, char first, char second, char third, char last) {
    return ends(b, from, to, third, last) && ends(b, from, to - 2, first, second);
  }

  private static boolean consonant(byte[] b, int from, int at) {
    return switch (b[at]) {
      case 'a', 'e', 'i', 'o', 'u' -> false;
      case 'y' -> at == from || !consonant(b, from, at - 1);
      default -> true;
    };
  }

  private static boolean hasVowel(byte[] b, int from, int to) {
    for (int i = from; i < to; i++) {
      if (!consonant(b, from, i)) {
        return true;
      }
    }
    return false;
  }

  private static boolean doubled(byte[] b, int from, int to) {
    return to - from >= 2 && b[to - 1] == b[to - 2] && consonant(b, from, to - 1);
  }

  /** Returns how often a consonant follows a vowel: Porter's m. */
  private static int measure(byte[] b, int from, int to) {
    int measure = 0;
    boolean vowel = false;
    for (int i = from; i < to; i++) {
      boolean consonant = consonant(b, from, i);
      if (consonant && vowel) {
        measure++;
      }
      vowel = !consonant;
    }
    return measure;
  }

  /**
   * Returns whether a word ends in consonant, vowel, consonant, the last one not w, x or y:
   * Porter's *o.
   */
  private static boolean shortSyllable(byte[] b, int from, int to) {
    if (to - from < 3
        || !consonant(b, from, to - 1)
        || consonant(b, from, to - 2)
        || !consonant(b, from, to - 3)) {
      return false;
    }
    byte last = b[to - 1];
    return last != 'w' && last != 'x' && last != 'y';
  }
}
