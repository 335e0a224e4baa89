package org.lexhub.store.table;

import static java.lang.Character.UnicodeScript.COMMON;
import static java.lang.Character.UnicodeScript.INHERITED;
import static java.lang.Character.UnicodeScript.LATIN;

/** Estimates from the spelling of a lemma how likely it is an ordinary word. */
public final class PlainWord {
  private PlainWord() {}

  /**
   * Returns how plainly a lemma reads: 1 for a word, 0.41 for several words, 0.4 for one or two
   * ASCII letters, which are mostly signs and abbreviations, 0.5 with Arabic or Hebrew vowel
   * points, which only dictionaries write.
   */
  static double plainness(String lemma) {
    if (lemma.indexOf(' ') >= 0) {
      return 0.41;
    }
    if (lemma.chars().anyMatch(PlainWord::isVowelPoint)) {
      return 0.5;
    }
    return lemma.length() <= 2 && lemma.chars().allMatch(c -> c < 0x80) ? 0.4 : 1;
  }

  private static boolean isVowelPoint(int c) {
    return (c >= 0x64B && c <= 0x652) || (c >= 0x5B0 && c <= 0x5C7);
  }

  /**
   * Returns whether a lemma is a word in Latin letters only; a lemma in capitals is not, because
   * all languages use such signs.
   */
  static boolean latin(String lemma) {
    return lemma.codePoints().anyMatch(Character::isLowerCase)
        && lemma
            .codePoints()
            .filter(Character::isLetter)
            .mapToObj(Character.UnicodeScript::of)
            .allMatch(script -> script == LATIN || script == COMMON || script == INHERITED);
  }
}
