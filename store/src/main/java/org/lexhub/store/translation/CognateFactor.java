package org.lexhub.store.translation;

import org.lexhub.store.fold.Fold;
import org.lexhub.store.text.TextColumn;
import org.lexhub.store.text.Utf8Buffer;

/**
 * How much a word speaks for itself as a translation by being spelled like the source word: among
 * words with one meaning, dictionaries rather give the one that both languages have in common. With
 * s = 2 · n / (length of both), n the length of their common beginning after folding, in bytes, the
 * odds are multiplied by {@code e^(1.6 · s)}. Words in different scripts have nothing in common.
 * Reusable.
 */
final class CognateFactor {
  /** What the odds of a word that begins differently are multiplied by, in basis points. */
  static final int NONE = 10_000;

  /** More than any word is multiplied by. */
  static final int MAX = 5;

  private static final double WEIGHT = 1.6;

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

  /** What the odds of a word are multiplied by, in basis points. */
  int factorBasisPoints(int lemma, TextColumn strings) {
    text.clear();
    strings.appendPlain(lemma, text);
    if (beginsOtherwise()) {
      return NONE;
    }
    target.clear();
    Fold.fold(text.bytes(), 0, text.length(), target);
    int common = common();
    double share = common == 0 ? 0 : 2.0 * common / (source.length() + target.length());
    return common == 0 ? NONE : (int) Math.round(NONE * Math.exp(WEIGHT * share));
  }

  /** Whether both words begin with plain Latin letters, and with different ones. */
  private boolean beginsOtherwise() {
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

  /** The length of the common beginning, in whole characters. */
  private int common() {
    byte[] a = source.bytes();
    byte[] b = target.bytes();
    int most = Math.min(source.length(), target.length());
    int at = 0;
    while (at < most && a[at] == b[at]) {
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
