package org.lexhub.store.term;

import org.lexhub.store.text.Utf8;

/**
 * The terms of an index, read from their blocks. Keeps the last two terms, so that a comparison of
 * two terms code point by code point reads each of them once. Not safe for several threads.
 */
final class RecentTerms implements SortedTerms {
  private final TermIndex index;
  private byte[] text = new byte[256];
  private int textOf = -1;
  private int textLength;
  private byte[] otherText = new byte[256];
  private int otherOf = -1;
  private int otherLength;

  RecentTerms(TermIndex index) {
    this.index = index;
  }

  @Override
  public int size() {
    return index.size();
  }

  @Override
  public int length(int term) {
    return read(term);
  }

  @Override
  public int codePoint(int term, int at) {
    int length = read(term);
    return Utf8.decode(text, at, length);
  }

  @Override
  public int codePointBefore(int term, int end) {
    read(term);
    return Utf8.before(text, end);
  }

  /** Makes a term the one in {@link #text} and returns its number of bytes. */
  private int read(int term) {
    if (term != textOf) {
      swap();
      if (term != textOf) {
        textLength = index.read(term, text);
        while (textLength < 0) {
          text = new byte[2 * text.length];
          textLength = index.read(term, text);
        }
        textOf = term;
      }
    }
    return textLength;
  }

  private void swap() {
    byte[] oldText = text;
    int oldOf = textOf;
    int oldLength = textLength;
    text = otherText;
    textOf = otherOf;
    textLength = otherLength;
    otherText = oldText;
    otherOf = oldOf;
    otherLength = oldLength;
  }
}
