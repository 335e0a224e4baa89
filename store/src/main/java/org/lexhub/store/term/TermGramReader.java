package org.lexhub.store.term;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/** Reads lists of {@link TermGrams}. Reusable, for one thread; allocates nothing once grown. */
public final class TermGramReader {
  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  /** The maximum number of bytes that are kept for the next list. */
  private static final int MAX_KEPT = 1 << 18;

  private byte[] bytes = new byte[512];
  private int[] others = new int[256];

  /** One bit for each term, set while lists are compared. */
  private long[] marks = {};

  /** Creates a reader. */
  public TermGramReader() {}

  /**
   * Reads the list of a gram.
   *
   * @param into has room for {@link TermGrams#terms} terms
   * @return the number of terms
   * @throws IndexOutOfBoundsException if the list is damaged
   */
  public int read(TermGrams grams, int gram, int[] into) {
    int length = grams.length(gram);
    if (bytes.length < length + Long.BYTES || (bytes.length > MAX_KEPT && length < MAX_KEPT / 2)) {
      bytes = new byte[Math.max(512, length + length / 2 + Long.BYTES)];
    }
    grams.copy(gram, bytes);
    Arrays.fill(bytes, length, length + Long.BYTES, (byte) 0);
    return TermGrams.isPacked(bytes, length) ? packed(length, into) : varied(length, into);
  }

  private int varied(int length, int[] into) {
    int count = 0;
    int term = -1;
    for (int at = 0; at < length; ) {
      int value = bytes[at++];
      int difference = value & Byte.MAX_VALUE;
      for (int shift = 7; value < 0; shift += 7) {
        if (at == length) {
          throw new IndexOutOfBoundsException("a number is open at the end of a list");
        }
        value = bytes[at++];
        difference |= (value & Byte.MAX_VALUE) << shift;
      }
      term += difference + 1;
      into[count++] = term;
    }
    return count;
  }

  private int packed(int length, int[] into) {
    int count = 0;
    int term = -1;
    for (int at = TermGrams.HEAD; at < length; ) {
      int head = bytes[at++];
      int size = head >= 0 ? TermGrams.PACK : head & (TermGrams.PACK - 1);
      int width = head >= 0 ? head : bytes[at++];
      long mask = (1L << width) - 1;
      for (int i = 0, bit = 0; i < size; i++, bit += width) {
        long word = (long) LONG.get(bytes, at + (bit >>> 3));
        term += (int) (word >>> (bit & 7) & mask) + 1;
        into[count++] = term;
      }
      at += (size * width + 7) >>> 3;
    }
    return count;
  }

  /**
   * Removes the terms that are not in the list of a gram.
   *
   * @param terms {@code count} ascending terms
   * @return the number of terms that are left
   */
  public int retain(TermGrams grams, int gram, int[] terms, int count) {
    if (count == 0) {
      return 0;
    }
    int max = grams.terms(gram);
    if (others.length < max || (others.length > MAX_KEPT && max < MAX_KEPT / 2)) {
      others = new int[Math.max(256, max + max / 2)];
    }
    int size = read(grams, gram, others);
    int last = terms[count - 1];
    if (marks.length <= last >>> 6) {
      marks = new long[(last >>> 6) + 1 + (last >>> 8)];
    }
    for (int i = 0; i < count; i++) {
      marks[terms[i] >>> 6] |= 1L << terms[i];
    }
    int kept = 0;
    for (int i = 0; i < size && others[i] <= last; i++) {
      int term = others[i];
      others[kept] = term;
      kept += (int) (marks[term >>> 6] >>> term & 1);
    }
    for (int i = 0; i < count; i++) {
      marks[terms[i] >>> 6] = 0;
    }
    System.arraycopy(others, 0, terms, 0, kept);
    return kept;
  }
}
