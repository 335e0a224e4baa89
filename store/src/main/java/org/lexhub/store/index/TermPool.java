package org.lexhub.store.index;

import it.unimi.dsi.fastutil.ints.IntArrays;
import java.util.Arrays;

/** Distinct byte strings in one array, numbered in order of arrival; sorted at the end. */
final class TermPool {
  private byte[] bytes = new byte[1 << 12];
  private int[] starts = new int[256];
  private int[] table = new int[512];
  private int size;

  /** The number of a term, new or known. */
  int intern(byte[] term, int offset, int length) {
    if (size * 2L >= table.length) {
      rehash();
    }
    int mask = table.length - 1;
    int slot = (int) TermHash.of(term, offset, length) & mask;
    for (; table[slot] != 0; slot = (slot + 1) & mask) {
      int known = table[slot] - 1;
      if (Arrays.equals(bytes, starts[known], starts[known + 1], term, offset, offset + length)) {
        return known;
      }
    }
    table[slot] = size + 1;
    return append(term, offset, length);
  }

  private int append(byte[] term, int offset, int length) {
    int start = starts[size];
    long end = (long) start + length;
    if (end > bytes.length) {
      grow(end);
    }
    System.arraycopy(term, offset, bytes, start, length);
    if (size + 2 > starts.length) {
      starts = Arrays.copyOf(starts, starts.length * 2);
    }
    starts[size + 1] = (int) end;
    return size++;
  }

  private void grow(long needed) {
    int most = Integer.MAX_VALUE - 16;
    if (needed > most) {
      throw new IllegalStateException(
          "the distinct terms of one index take more than 2 GiB; split the input");
    }
    bytes = Arrays.copyOf(bytes, (int) Math.min(most, Math.max(needed, bytes.length * 2L)));
  }

  private void rehash() {
    table = new int[table.length * 2];
    int mask = table.length - 1;
    for (int term = 0; term < size; term++) {
      int slot = (int) TermHash.of(bytes, starts[term], starts[term + 1] - starts[term]) & mask;
      while (table[slot] != 0) {
        slot = (slot + 1) & mask;
      }
      table[slot] = term + 1;
    }
  }

  int size() {
    return size;
  }

  /** The array that holds all terms. */
  byte[] bytes() {
    return bytes;
  }

  int start(int term) {
    return starts[term];
  }

  int end(int term) {
    return starts[term + 1];
  }

  /** The terms in ascending order of their bytes, which is the order of their code points. */
  int[] sorted() {
    table = new int[2];
    int[] order = new int[size];
    long[] heads = new long[size];
    for (int term = 0; term < size; term++) {
      order[term] = term;
      heads[term] = head(bytes, starts[term], starts[term + 1], 0);
    }
    IntArrays.parallelQuickSort(
        order,
        (a, b) -> {
          int byHead = Long.compareUnsigned(heads[a], heads[b]);
          return byHead != 0
              ? byHead
              : Arrays.compareUnsigned(
                  bytes, starts[a], starts[a + 1], bytes, starts[b], starts[b + 1]);
        });
    return order;
  }

  /** The first eight bytes as one number, filled up with {@code fill} bytes. */
  static long head(byte[] bytes, int from, int to, int fill) {
    long head = 0;
    for (int i = 0; i < 8; i++) {
      head = head << 8 | (from + i < to ? bytes[from + i] & 0xFF : fill);
    }
    return head;
  }
}
