package org.lexhub.store.lexeme;

import org.lexhub.store.term.PrefixTopWalk;
import org.lexhub.store.text.Utf8Buffer;

/** The answer of a {@link LexemeSuggest}, the likeliest word first: reusable, of one thread. */
public final class Suggestions {
  /** The most words that an answer holds. */
  public static final int MAX = 100;

  final Utf8Buffer folded = new Utf8Buffer(256);
  final PrefixTopWalk walk = new PrefixTopWalk();
  private final int[] lexemes = new int[MAX];
  private final long[] words = new long[MAX];
  private int size;

  /** Creates an empty answer. */
  public Suggestions() {}

  void clear() {
    size = 0;
  }

  /** Appends a lexeme, unless its word is there already. */
  void add(int lexeme, long word) {
    for (int i = 0; i < size; i++) {
      if (words[i] == word) {
        return;
      }
    }
    words[size] = word;
    lexemes[size++] = lexeme;
  }

  /** How many words there are. */
  public int size() {
    return size;
  }

  /** The ordinal of the lexeme of the i-th word. */
  public int lexeme(int i) {
    if (i < 0 || i >= size) {
      throw new IndexOutOfBoundsException("suggestion " + i + " of " + size);
    }
    return lexemes[i];
  }
}
