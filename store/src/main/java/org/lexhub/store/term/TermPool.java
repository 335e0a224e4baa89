package org.lexhub.store.term;

import java.util.Arrays;

/**
 * Interns byte strings, stores them in pages and numbers them in the order in which they are added.
 * A term takes its bytes, one to three for their number, 4 for its place and about 11 in the table.
 *
 * <p>The table is not one of fastutil's: a look-up brings bytes, not a number, and its sets hash
 * only what they hold.
 */
public final class TermPool {
  /** The size of a page; a longer term has its own page. */
  private static final int PAGE = 1 << 20;

  /** Terms start at multiples of 2 to this power, so that an int can address 16 GiB. */
  private static final int ALIGN_BITS = 2;

  private static final int SLOT_BITS = 20 - ALIGN_BITS;
  private static final int MAX_LENGTH = 1 << 21;
  private static final int LONG_LENGTH = 0x80;

  private byte[][] pages = new byte[4][];
  private int pageCount;
  private int used = PAGE;
  private int[] places = new int[256];
  private int[] table = new int[512];
  private int size;

  /** Returns the number of a term, adding it if it is new. */
  public int intern(byte[] term, int offset, int length) {
    if (size * 3L >= table.length * 2L) {
      rehash();
    }
    int mask = table.length - 1;
    int slot = (int) TermHash.of(term, offset, length) & mask;
    for (; table[slot] != 0; slot = (slot + 1) & mask) {
      int known = table[slot] - 1;
      int start = start(known);
      if (length(known) == length
          && Arrays.equals(page(known), start, start + length, term, offset, offset + length)) {
        return known;
      }
    }
    table[slot] = size + 1;
    return append(term, offset, length);
  }

  private int append(byte[] term, int offset, int length) {
    if (length >= MAX_LENGTH) {
      throw new IllegalArgumentException(
          "a term has at most " + (MAX_LENGTH - 1) + " bytes, not " + length);
    }
    int head = length < LONG_LENGTH ? 1 : 3;
    if (used + head + length > PAGE) {
      addPage(Math.max(PAGE, head + length));
    }
    byte[] page = pages[pageCount - 1];
    if (size == places.length) {
      places = Arrays.copyOf(places, size * 2);
    }
    places[size] = (pageCount - 1) << SLOT_BITS | used >>> ALIGN_BITS;
    if (length < LONG_LENGTH) {
      page[used] = (byte) length;
    } else {
      page[used] = (byte) (LONG_LENGTH | length >>> 16);
      page[used + 1] = (byte) (length >>> 8);
      page[used + 2] = (byte) length;
    }
    System.arraycopy(term, offset, page, used + head, length);
    int aligned = (1 << ALIGN_BITS) - 1;
    used = (used + head + length + aligned) & ~aligned;
    return size++;
  }

  private void addPage(int length) {
    if (pageCount == 1 << (32 - SLOT_BITS)) {
      throw new IllegalStateException(
          "the distinct terms of one index take more than 16 GiB; split the input");
    }
    if (pageCount == pages.length) {
      pages = Arrays.copyOf(pages, pageCount * 2);
    }
    pages[pageCount++] = new byte[length];
    used = 0;
  }

  private void rehash() {
    table = new int[table.length * 2];
    int mask = table.length - 1;
    for (int term = 0; term < size; term++) {
      int slot = (int) TermHash.of(page(term), start(term), length(term)) & mask;
      while (table[slot] != 0) {
        slot = (slot + 1) & mask;
      }
      table[slot] = term + 1;
    }
  }

  /** Returns the number of terms. */
  public int size() {
    return size;
  }

  /** Returns the array that holds a term, among others. */
  public byte[] page(int term) {
    return pages[places[term] >>> SLOT_BITS];
  }

  private int head(int term) {
    return (places[term] & ((1 << SLOT_BITS) - 1)) << ALIGN_BITS;
  }

  /** Returns the index in its {@link #page} where a term starts. */
  public int start(int term) {
    int head = head(term);
    return page(term)[head] >= 0 ? head + 1 : head + 3;
  }

  /** Returns the number of bytes of a term. */
  public int length(int term) {
    byte[] page = page(term);
    int head = head(term);
    int first = page[head];
    return first >= 0
        ? first
        : (first & 0x7F) << 16 | (page[head + 1] & 0xFF) << 8 | (page[head + 2] & 0xFF);
  }

  /** Returns the terms in the order of their bytes, which is the order of their code points. */
  public int[] sorted() {
    table = new int[2];
    return TermSort.sorted(size, this::head, this::compare);
  }

  /** Returns eight bytes of a term, in the order of signed numbers. */
  private long head(int term, int place) {
    int start = start(term);
    int end = start + length(term);
    return head(page(term), Math.min(end, start + Long.BYTES * place), end, 0) ^ Long.MIN_VALUE;
  }

  private int compare(int a, int b) {
    int startA = start(a);
    int startB = start(b);
    return Arrays.compareUnsigned(
        page(a), startA, startA + length(a), page(b), startB, startB + length(b));
  }

  /** Returns the first eight bytes as one number, padded with {@code fill} bytes. */
  public static long head(byte[] bytes, int from, int to, int fill) {
    long head = 0;
    for (int i = 0; i < 8; i++) {
      head = head << 8 | (from + i < to ? bytes[from + i] & 0xFF : fill);
    }
    return head;
  }
}
