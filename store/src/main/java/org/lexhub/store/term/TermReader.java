package org.lexhub.store.term;

/**
 * Reads terms code point by code point without copying them; fast for terms of one block. Reusable,
 * for one thread.
 */
public final class TermReader {
  private int block = -1;
  private long base;
  private int head;
  private int bits;
  private long data;
  private int shared;
  private int length;

  /** The place of the bytes that are not shared, minus the number of shared ones. */
  private long rest;

  /** Forgets the last block; must be called before another dictionary is read. */
  public void forget() {
    block = -1;
  }

  /** Moves to a term. */
  public void move(TermBlocks terms, int term) {
    if (term >>> TermBlocks.SIZE_BITS != block) {
      block = term >>> TermBlocks.SIZE_BITS;
      base = terms.blockStart(block);
      head = terms.head(base);
      bits = TermBlocks.bits(head);
      data = TermBlocks.data(base, bits);
    }
    int i = term & (TermBlocks.SIZE - 1);
    long field = terms.field(base, bits, i);
    shared = TermBlocks.shared(field, head);
    int start = terms.start(base, head, bits, i);
    length = shared + TermBlocks.end(field, head) - start;
    rest = data + start - shared;
  }

  /** Returns the number of bytes of the term. */
  public int length() {
    return length;
  }

  private int at(TermBlocks terms, int at) {
    return terms.raw((at < shared ? data : rest) + at);
  }

  /** Returns the code point that starts at a byte. */
  public int codePoint(TermBlocks terms, int at) {
    int first = at(terms, at);
    if (first >= 0) {
      return first;
    }
    int second = at(terms, at + 1) & 0x3F;
    if (first < (byte) 0xE0) {
      return (first & 0x1F) << 6 | second;
    }
    int third = at(terms, at + 2) & 0x3F;
    if (first < (byte) 0xF0) {
      return (first & 0x0F) << 12 | second << 6 | third;
    }
    return (first & 0x07) << 18 | second << 12 | third << 6 | (at(terms, at + 3) & 0x3F);
  }

  /** Returns the code point that ends before a byte. */
  public int codePointBefore(TermBlocks terms, int end) {
    int start = end - 1;
    while ((at(terms, start) & 0xC0) == 0x80) {
      start--;
    }
    return codePoint(terms, start);
  }
}
