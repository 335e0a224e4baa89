package org.lexhub.store.translation;

import java.util.Arrays;

/**
 * Which lexemes the last words of contexts stood for, so that the common words of a language, and
 * those that stand in a text twice, are looked up once. Words are compared byte by byte; where two
 * want the same place, the later one stays. A reusable object of one thread; allocates nothing.
 */
final class ContextWordCache {
  /** Stands for a word that is not among the last ones. */
  static final int UNKNOWN = -2;

  /** Stands for a word that no lexeme has. */
  static final int NONE = -1;

  private static final int SIZE = 1 << 10;
  private static final int MAX_LENGTH = 24;

  private final byte[] words = new byte[SIZE * MAX_LENGTH];
  private final byte[] lengths = new byte[SIZE];
  private final int[] languages = new int[SIZE];
  private final int[] lexemes = new int[SIZE];
  private long snapshot = -1;
  private int language;

  /**
   * Says where the next words are looked up.
   *
   * @param snapshot tells the words of one snapshot from those of another
   * @param language the row of the language, or -1 where it is not one
   */
  void start(long snapshot, int language) {
    if (snapshot != this.snapshot) {
      Arrays.fill(lengths, (byte) 0);
      this.snapshot = snapshot;
    }
    this.language = language;
  }

  /** The lexeme of a word, {@link #NONE} or {@link #UNKNOWN}. */
  int lexeme(byte[] text, int from, int to) {
    int length = to - from;
    if (!isKept(length)) {
      return UNKNOWN;
    }
    int at = place(text, from, to);
    boolean same =
        lengths[at] == length
            && languages[at] == language
            && Arrays.equals(words, at * MAX_LENGTH, at * MAX_LENGTH + length, text, from, to);
    return same ? lexemes[at] : UNKNOWN;
  }

  /** Keeps what a word stands for. */
  void put(byte[] text, int from, int to, int lexeme) {
    int length = to - from;
    if (isKept(length)) {
      int at = place(text, from, to);
      System.arraycopy(text, from, words, at * MAX_LENGTH, length);
      lengths[at] = (byte) length;
      languages[at] = language;
      lexemes[at] = lexeme;
    }
  }

  private boolean isKept(int length) {
    return language >= 0 && length > 0 && length <= MAX_LENGTH;
  }

  private int place(byte[] text, int from, int to) {
    int hash = language;
    for (int i = from; i < to; i++) {
      hash = 31 * hash + text[i];
    }
    hash *= 0x9E3779B9;
    return hash >>> (Integer.SIZE - Integer.numberOfTrailingZeros(SIZE));
  }
}
