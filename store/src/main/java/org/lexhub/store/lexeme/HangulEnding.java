package org.lexhub.store.lexeme;

import org.lexhub.store.text.Utf8;
import org.lexhub.store.text.Utf8Buffer;

/**
 * The part of an inflectional ending that is written into the last syllable of a Korean stem: a
 * vowel, a consonant at its end, or both, as compatibility jamo. {@code ㅂ니다>다} makes 가다 of 갑니다,
 * {@code ㅘㅆ다>ㅗ다} makes 오다 of 왔다, {@code 워>ㅂ다} makes 춥다 of 추워. What is not named stays: a vowel as
 * it is, and no consonant where none is named.
 */
final class HangulEnding {
  private static final int SYLLABLES = 0xAC00;
  private static final int LAST_SYLLABLE = 0xD7A3;
  private static final int VOWELS = 21;
  private static final int TAILS = 28;
  private static final int BYTES = 3;

  private static final String VOWEL_JAMO = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ";
  private static final String TAIL_JAMO = "\0ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ";

  /** What the syllable must have; a vowel of -1 is any. */
  private final int vowel;

  private final int tail;

  /** What it gets; a vowel of -1 stays. */
  private final int lemmaVowel;

  private final int lemmaTail;

  private HangulEnding(String form, String lemma) {
    vowel = vowel(form);
    tail = tail(form);
    lemmaVowel = vowel(lemma);
    lemmaTail = tail(lemma);
  }

  /**
   * What changes within a syllable.
   *
   * @param form jamo of the ending of the form, or nothing
   * @param lemma jamo of that of the lemma, or nothing
   */
  static HangulEnding of(String form, String lemma) {
    return new HangulEnding(form, lemma);
  }

  /** How many jamo a text begins with. */
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

  /** Whether the syllable that ends a stem can be the form's. */
  boolean fits(byte[] form, int end) {
    int syllable = syllable(form, end);
    return syllable >= 0
        && syllable % TAILS == tail
        && (vowel < 0 || syllable / TAILS % VOWELS == vowel);
  }

  /** Appends the stem with the syllable of the lemma. */
  void append(byte[] form, int from, int end, Utf8Buffer out) {
    int syllable = syllable(form, end);
    int lead = syllable / TAILS / VOWELS;
    int middle = lemmaVowel < 0 ? syllable / TAILS % VOWELS : lemmaVowel;
    out.put(form, from, end - BYTES - from);
    int lemma = SYLLABLES + (lead * VOWELS + middle) * TAILS + lemmaTail;
    out.advance(Utf8.encode(lemma, out.ensure(BYTES), out.length()) - out.length());
  }

  /** Number of the syllable that ends at a place, or -1. */
  private static int syllable(byte[] text, int end) {
    int codePoint = end < BYTES ? -1 : Utf8.before(text, end);
    return codePoint < SYLLABLES || codePoint > LAST_SYLLABLE ? -1 : codePoint - SYLLABLES;
  }
}
