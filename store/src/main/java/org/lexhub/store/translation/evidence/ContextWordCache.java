package org.lexhub.store.translation.evidence;

import java.util.Arrays;
import org.lexhub.store.column.Hashing;

/**
 * A cache of the lexemes of the last words of contexts, so that the common words of a language and
 * repeated words of a text are looked up once. Direct-mapped: a word replaces the entry in its
 * place. Words are compared byte by byte. A reusable object of one thread; allocates nothing.
 */
public final class ContextWordCache {
  /** The result for a word that is not in the cache. */
  public static final int UNKNOWN = -2;

  /** The result for a word that no lexeme has. */
  public static final int NONE = -1;

  /** The number of entries, a power of two. */
  private static final int SIZE = 1 << 10;

  /** The maximum length of a cached word, in bytes. */
  private static final int MAX_LENGTH = 24;

  private final byte[] words = new byte[SIZE * MAX_LENGTH];
  private final byte[] lengths = new byte[SIZE];
  private final int[] languages = new int[SIZE];
  private final int[] lexemes = new int[SIZE];
  private long snapshot = -1;
  private int language;

  /** Creates an empty cache. */
  public ContextWordCache() {}

  /**
   * Sets the snapshot and the language of the next words.
   *
   * @param snapshot a number for the snapshot; another number empties the cache
   * @param language the row of the language, or -1 for several, whose words are not cached
   */
  public void start(long snapshot, int language) {
    if (snapshot != this.snapshot) {
      Arrays.fill(lengths, (byte) 0);
      this.snapshot = snapshot;
    }
    this.language = language;
  }

  /** Returns the row of the lexeme of a word, {@link #NONE} or {@link #UNKNOWN}. */
  public int lexeme(byte[] text, int from, int to) {
    int length = to - from;
    if (!isCached(length)) {
      return UNKNOWN;
    }
    int at = place(text, from, to);
    boolean same =
        lengths[at] == length
            && languages[at] == language
            && Arrays.equals(words, at * MAX_LENGTH, at * MAX_LENGTH + length, text, from, to);
    return same ? lexemes[at] : UNKNOWN;
  }

  /** Puts the row of the lexeme of a word, or {@link #NONE}, into the cache. */
  public void put(byte[] text, int from, int to, int lexeme) {
    int length = to - from;
    if (isCached(length)) {
      int at = place(text, from, to);
      System.arraycopy(text, from, words, at * MAX_LENGTH, length);
      lengths[at] = (byte) length;
      languages[at] = language;
      lexemes[at] = lexeme;
    }
  }

  private boolean isCached(int length) {
    return language >= 0 && length > 0 && length <= MAX_LENGTH;
  }

  private int place(byte[] text, int from, int to) {
    int hash = language;
    for (int i = from; i < to; i++) {
      hash = 31 * hash + text[i];
    }
    return Hashing.mix(hash) >>> (Integer.SIZE - Integer.numberOfTrailingZeros(SIZE));
  }
}
