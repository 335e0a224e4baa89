package org.lexhub.store.inflection;

import org.lexhub.store.text.Utf8;

/**
 * The part of an inflectional ending that is written in the last syllable of a Korean stem: a
 * vowel, a final consonant, or both, as compatibility jamo. {@code ㅂ니다>다} turns 갑니다 into 가다, {@code
 * ㅘㅆ다>ㅗ다} turns 왔다 into 오다, {@code 워>ㅂ다} turns 추워 into 춥다. Without a vowel in the rule the syllable
 * keeps its vowel; without a consonant in the rule it has none.
 */
final class HangulEnding {
  private static final int SYLLABLES = 0xAC00;
  private static final int LAST_SYLLABLE = 0xD7A3;
  private static final int VOWELS = 21;
  private static final int TAILS = 28;
  private static final int BYTES = 3;

  private static final String VOWEL_JAMO = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ";
  private static final String TAIL_JAMO = "\0ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ";

  /** The required vowel of the syllable; -1 is any. */
  private final int vowel;

  /** The required final consonant of the syllable; 0 is none. */
  private final int tail;

  /** The vowel of the syllable in the lemma; -1 is that of the form. */
  private final int lemmaVowel;

  /** The final consonant of the syllable in the lemma; 0 is none. */
  private final int lemmaTail;

  private HangulEnding(String form, String lemma) {
    vowel = vowel(form);
    tail = tail(form);
    lemmaVowel = vowel(lemma);
    lemmaTail = tail(lemma);
  }

  /**
   * Returns the change of a syllable.
   *
   * @param form the jamo at the start of the ending of the form, or an empty text
   * @param lemma the jamo at the start of the ending of the lemma, or an empty text
   */
  static HangulEnding of(String form, String lemma) {
    return new HangulEnding(form, lemma);
  }

  /** Returns the number of jamo at the start of a text. */
  static int jamo(String text) {
    int count = 0;
    while (count < text.length() && text.charAt(count) >= 'ㄱ' && text.charAt(count) <= 'ㅣ') {
      count++;
    }
    return count;
  }

  private static int vowel(String jamo) {
    return jamo.isEmpty() ? -1 : VOWEL_JAMO.indexOf(jamo.charAt(0));
  }

  private static int tail(String jamo) {
    return jamo.isEmpty() ? 0 : Math.max(0, TAIL_JAMO.indexOf(jamo.charAt(jamo.length() - 1)));
  }

  /** Returns whether the syllable that ends at an index, and starts in the form, matches it. */
  boolean fits(byte[] form, int start, int end) {
    int syllable = end - start < BYTES ? -1 : syllable(form, end);
    return syllable >= 0
        && syllable % TAILS == tail
        && (vowel < 0 || syllable / TAILS % VOWELS == vowel);
  }

  /**
   * Changes the syllable that ends at an index to that of the lemma; returns where it then ends.
   */
  int change(byte[] stem, int end) {
    int syllable = syllable(stem, end);
    int lead = syllable / TAILS / VOWELS;
    int middle = lemmaVowel < 0 ? syllable / TAILS % VOWELS : lemmaVowel;
    int lemma = SYLLABLES + (lead * VOWELS + middle) * TAILS + lemmaTail;
    return Utf8.encode(lemma, stem, end - BYTES);
  }

  /** Returns the number of the syllable that ends at an index, or -1 if there is none. */
  private static int syllable(byte[] text, int end) {
    int codePoint = Utf8.before(text, end);
    return codePoint < SYLLABLES || codePoint > LAST_SYLLABLE ? -1 : codePoint - SYLLABLES;
  }
}
