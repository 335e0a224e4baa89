package org.lexhub.store.translation;

import org.lexhub.store.fold.Fold;
import org.lexhub.store.text.TextColumn;
import org.lexhub.store.text.Utf8Buffer;

/**
 * The factor by which the odds of a translation grow if it is spelled like the source word: of
 * words with the same meaning, dictionaries prefer the one that both languages share. With s = 2 n
 * / (sum of both lengths), n being the length of the common beginning after folding, in bytes, the
 * factor is e to the power of s times {@link TranslationWeights#COMMON_BEGINNING}. Words in
 * different scripts have nothing in common. Reusable.
 */
final class CognateFactor {
  /** The factor of a word with another beginning, in basis points. */
  static final int NONE = 10_000;

  private final Utf8Buffer source = new Utf8Buffer(64);
  private final Utf8Buffer target = new Utf8Buffer(64);
  private final Utf8Buffer text = new Utf8Buffer(64);

  /** Sets the source word. */
  void start(int lemma, TextColumn strings) {
    text.clear();
    source.clear();
    strings.appendPlain(lemma, text);
    Fold.fold(text.bytes(), 0, text.length(), source);
  }

  /** Returns the factor of a word, in basis points. */
  int factorBasisPoints(int lemma, TextColumn strings) {
    text.clear();
    strings.appendPlain(lemma, text);
    if (beginsDifferently()) {
      return NONE;
    }
    target.clear();
    Fold.fold(text.bytes(), 0, text.length(), target);
    int common = common();
    double share = common == 0 ? 0 : 2.0 * common / (source.length() + target.length());
    return common == 0
        ? NONE
        : (int) Math.round(NONE * Math.exp(TranslationWeights.COMMON_BEGINNING * share));
  }

  /**
   * Returns whether either word is empty or both begin with basic Latin letters that differ: then
   * they need not be folded.
   */
  private boolean beginsDifferently() {
    if (source.length() == 0 || text.length() == 0) {
      return true;
    }
    int a = source.bytes()[0];
    int b = text.bytes()[0] | 0x20;
    return a != b && isLetter(a) && isLetter(b);
  }

  private static boolean isLetter(int b) {
    return b >= 'a' && b <= 'z';
  }

  /** Returns the length of the common beginning in bytes, cut to whole characters. */
  private int common() {
    byte[] a = source.bytes();
    byte[] b = target.bytes();
    int limit = Math.min(source.length(), target.length());
    int at = 0;
    while (at < limit && a[at] == b[at]) {
      at++;
    }
    while (at > 0 && (isTail(a, at, source.length()) || isTail(b, at, target.length()))) {
      at--;
    }
    return at;
  }

  private static boolean isTail(byte[] bytes, int at, int length) {
    return at < length && (bytes[at] & 0xC0) == 0x80;
  }
}
