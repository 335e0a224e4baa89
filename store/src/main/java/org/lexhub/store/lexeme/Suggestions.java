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
  private final boolean[] typed = new boolean[MAX_SUGGESTIONS];
  private int size;
  private boolean complete;

  /** Creates an empty result. */
  public Suggestions() {}

  void clear() {
    size = 0;
    complete = false;
  }

  void setComplete(boolean complete) {
    this.complete = complete;
  }

  /**
   * Appends a lexeme, unless its word is present.
   *
   * @param word equal for equal words
   * @param isTyped whether the text is a lemma, reading or romanization of the lexeme
   */
  void add(int lexeme, long word, boolean isTyped) {
    for (int i = 0; i < size; i++) {
      if (words[i] == word) {
        typed[i] |= isTyped;
        return;
      }
    }
    words[size] = word;
    typed[size] = isTyped;
    lexemes[size++] = lexeme;
  }

  /** Returns the number of words. */
  public int size() {
    return size;
  }

  /** Returns whether these are all words that begin with the text. */
  public boolean isComplete() {
    return complete;
  }

  /** Returns the row of the lexeme of the {@code i}th word. */
  public int lexeme(int i) {
    check(i);
    return lexemes[i];
  }

  /**
   * Returns whether the text is, after folding, the lemma, the reading or the romanization of the
   * {@code i}th word.
   */
  public boolean isTyped(int i) {
    check(i);
    return typed[i];
  }

  private void check(int i) {
    if (i < 0 || i >= size) {
      throw new IndexOutOfBoundsException("suggestion " + i + " of " + size);
    }
  }
}
