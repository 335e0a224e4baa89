package org.lexhub.store.term;

/**
 * Reads terms that stand side by side, code point by code point, without copying them. Reusable; of
 * one thread.
 */
public final class TermReader {
  private int block = -1;
  private long base;
  private int head;
  private int bits;
  private long data;
  private int shared;
  private int length;

  /** Where the part that is not shared would start if the term stood there as a whole. */
  private long rest;

  /** Forgets the block read last: another dictionary may follow. */
  public void forget() {
    block = -1;
  }

  /** Goes to a term. */
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

  /** How many bytes the term has. */
  public int length() {
    return length;
  }

  private int at(TermBlocks terms, int at) {
    return terms.raw((at < shared ? data : rest) + at);
  }

  /** The code point that starts at a byte. */
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

  /** The code point that ends before a byte. */
  public int codePointBefore(TermBlocks terms, int end) {
    int start = end - 1;
    while ((at(terms, start) & 0xC0) == 0x80) {
      start--;
    }
    return codePoint(terms, start);
  }
}
