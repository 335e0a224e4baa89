package org.lexhub.store.lexeme;

import org.lexhub.store.term.PrefixTopWalk;
import org.lexhub.store.text.Utf8Buffer;

/** The results of a {@link LexemeSuggest}, best first: a reusable object of one thread. */
public final class Suggestions {
  /** The maximum number of words. */
  public static final int MAX_SUGGESTIONS = 100;

  final Utf8Buffer folded = new Utf8Buffer(256);
  final PrefixTopWalk walk = new PrefixTopWalk();
  private final int[] lexemes = new int[MAX_SUGGESTIONS];
  private final long[] words = new long[MAX_SUGGESTIONS];
  private int size;

  /** Creates an empty result. */
  public Suggestions() {}

  void clear() {
    size = 0;
  }

  /**
   * Appends a lexeme, unless its word is present.
   *
   * @param word equal for equal words
   */
  void add(int lexeme, long word) {
    for (int i = 0; i < size; i++) {
      if (words[i] == word) {
        return;
      }
    }
    words[size] = word;
    lexemes[size++] = lexeme;
  }

  /** Returns the number of words. */
  public int size() {
    return size;
  }

  /** Returns the row of the lexeme of the {@code i}th word. */
  public int lexeme(int i) {
    if (i < 0 || i >= size) {
      throw new IndexOutOfBoundsException("suggestion " + i + " of " + size);
    }
    return lexemes[i];
  }
}
