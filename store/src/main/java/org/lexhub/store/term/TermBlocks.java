package org.lexhub.store.term;

import java.lang.foreign.MemorySegment;
import org.lexhub.store.column.OffsetsColumn;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Sorted byte strings in blocks of 16. The first string of a block is stored in full; of the others
 * only the part after the prefix that they share with the first, so that each can be read without
 * those before it.
 *
 * <p>Sections: {@code .blocks}, the ends of the blocks, and {@code .bytes}. A block: one byte with
 * the number of bits of a shared length, one with that of an end; 16 fields of a shared length (low
 * bits) and an end, the end counted from the block's first string; the bytes. Eight bytes of zeros
 * follow the last block.
 *
 * <p>Every operation on one string decodes it through a <em>locus</em>: the start of its block and
 * its number in the block, packed into one long (see {@link #locus}). The accessors that take a
 * locus read the head of the block again; compiled code reads it once. A cursor object would be an
 * allocation or one more parameter of every look-up; {@link TermReader}, which reads terms next to
 * each other, is one.
 */
public final class TermBlocks {
  public static final String BLOCKS = ".blocks";
  public static final String BYTES = ".bytes";

  /** The number of strings in a block. */
  public static final int SIZE = 16;

  /** The binary logarithm of {@link #SIZE}. */
  public static final int SIZE_BITS = 4;

  static final int HEAD = 2;

  /** The maximum number of bits of a shared length or an end. */
  static final int MAX_BITS = 28;

  private final OffsetsColumn blocks;
  private final TermBytes bytes;
  private final int size;

  private TermBlocks(OffsetsColumn blocks, TermBytes bytes, int size) {
    this.blocks = blocks;
    this.bytes = bytes;
    this.size = size;
  }

  /** Opens {@code size} strings. */
  static TermBlocks open(Snapshot s, String name, int size) {
    OffsetsColumn blocks = OffsetsColumn.open(s, name + BLOCKS);
    int expected = (int) ((size + (SIZE - 1L)) / SIZE);
    if (blocks.size() != expected) {
      throw s.corrupt(name + BLOCKS, expected + " blocks", blocks.size() + " blocks");
    }
    MemorySegment bytes = s.section(name + BYTES);
    if (blocks.total() + Long.BYTES != bytes.byteSize()) {
      throw s.corrupt(
          name + BYTES, blocks.total() + Long.BYTES + " bytes", bytes.byteSize() + " bytes");
    }
    return new TermBlocks(blocks, new TermBytes(bytes), size);
  }

  int size() {
    return size;
  }

  /** Reads the first byte of the blocks of terms, one after the other, without a use for it. */
  void readAhead(int[] terms, int count) {
    int heads = 0;
    for (int i = 0; i < count; i++) {
      heads |= head(blocks.start(terms[i] >>> SIZE_BITS));
    }
    if (heads < 0) {
      throw new AssertionError("a head has no sign");
    }
  }

  /** Returns the place where a block starts. */
  long blockStart(int block) {
    return blocks.start(block);
  }

  /** Returns the place where a block ends. */
  long blockEnd(int block) {
    return blocks.end(block);
  }

  /** Returns the two bytes at the start of a block: the bits of a shared length and of an end. */
  int head(long base) {
    return bytes.unsignedShort(base);
  }

  /** Returns the number of bits of a field in a block with this head. */
  static int bits(int head) {
    return (head & 0xFF) + (head >>> 8);
  }

  /** Returns the field of the {@code i}th string of a block whose fields have {@code bits} bits. */
  long field(long base, int bits, int i) {
    int bit = i * bits;
    return bytes.getLong(base + HEAD + (bit >>> 3)) >>> (bit & 7) & ((1L << bits) - 1);
  }

  static int shared(long field, int head) {
    return (int) field & ((1 << (head & 0xFF)) - 1);
  }

  static int end(long field, int head) {
    return (int) (field >>> (head & 0xFF));
  }

  int start(long base, int head, int bits, int i) {
    return i == 0 ? 0 : end(field(base, bits, i - 1), head);
  }

  /** Returns the place of the first string of a block. */
  static long data(long base, int bits) {
    return base + HEAD + (long) bits * SIZE / Byte.SIZE;
  }

  /** Returns the byte at a place in the section, with its sign. */
  int raw(long at) {
    return bytes.get(at);
  }

  /** Returns the start of a string's block, shifted, and the number of the string in it. */
  private long locus(int term) {
    return blocks.start(term >>> SIZE_BITS) << SIZE_BITS | (term & (SIZE - 1));
  }

  private int headOf(long locus) {
    return head(locus >>> SIZE_BITS);
  }

  private long field(long locus) {
    return field(locus >>> SIZE_BITS, bits(headOf(locus)), (int) locus & (SIZE - 1));
  }

  /** Returns the number of bytes that a string shares with the first of its block. */
  private int shared(long locus) {
    return shared(field(locus), headOf(locus));
  }

  /** Returns the number of bytes of a string after those that it shares. */
  private int own(long locus) {
    return end(field(locus), headOf(locus)) - start(locus);
  }

  private int start(long locus) {
    int head = headOf(locus);
    return start(locus >>> SIZE_BITS, head, bits(head), (int) locus & (SIZE - 1));
  }

  /** Returns the place of the bytes that a string shares. */
  private long sharedAt(long locus) {
    return data(locus >>> SIZE_BITS, bits(headOf(locus)));
  }

  /** Returns the place of the bytes of a string after those that it shares. */
  private long ownAt(long locus) {
    return sharedAt(locus) + start(locus);
  }

  /** Returns the number of bytes of a string. */
  int length(int term) {
    long locus = locus(term);
    return shared(locus) + own(locus);
  }

  /** Returns whether a string equals a text. */
  boolean equal(int term, byte[] text, int offset, int length) {
    long locus = locus(term);
    int shared = shared(locus);
    return shared + own(locus) == length
        && bytes.same(sharedAt(locus), text, offset, shared)
        && bytes.same(ownAt(locus), text, offset + shared, length - shared);
  }

  /** Returns whether a string is less than a text or, with {@code orPrefixed}, starts with it. */
  boolean before(int term, byte[] text, int from, int to, boolean orPrefixed) {
    long locus = locus(term);
    int length = shared(locus) + own(locus);
    int common = Math.min(length, to - from);
    int inShared = Math.min(shared(locus), common);
    int order = bytes.order(sharedAt(locus), text, from, inShared);
    if (order == 0) {
      order = bytes.order(ownAt(locus), text, from + inShared, common - inShared);
    }
    return order != 0 ? order < 0 : length < to - from || orPrefixed;
  }

  /**
   * Returns the first string of from..to (exclusive) whose first eight bytes, padded with zeros,
   * are greater than {@code bound}; {@code to} if there is none. The order of the strings is the
   * order of these numbers.
   *
   * @param bound an unsigned number
   */
  int firstAbove(int from, int to, long bound) {
    int low = from;
    int high = to;
    while (low >>> SIZE_BITS < (high - 1) >>> SIZE_BITS) {
      int middle = (((low >>> SIZE_BITS) + ((high - 1) >>> SIZE_BITS) + 1) >>> 1) << SIZE_BITS;
      if (Long.compareUnsigned(firstEight(locus(middle), 0), bound) > 0) {
        high = middle;
      } else {
        low = middle;
      }
    }
    long block = locus(low & -SIZE);
    long first = Long.reverseBytes(bytes.getLong(sharedAt(block)));
    while (low < high) {
      int middle = (low + high) >>> 1;
      long begin = firstEight(block | (middle & (SIZE - 1)), first);
      boolean right = Long.compareUnsigned(begin, bound) <= 0;
      low = right ? middle + 1 : low;
      high = right ? high : middle;
    }
    return low;
  }

  /**
   * Returns the first eight bytes of a string, padded with zeros, as a big-endian number.
   *
   * @param first those of the first string of the block; not used for that string itself
   */
  private long firstEight(long locus, long first) {
    int shared = shared(locus);
    if (shared >= Long.BYTES) {
      return first;
    }
    int own = own(locus);
    long rest = Long.reverseBytes(bytes.getLong(ownAt(locus)));
    if (own < Long.BYTES) {
      rest &= ~(-1L >>> (Byte.SIZE * own));
    }
    int kept = Byte.SIZE * shared;
    return (first & ~(-1L >>> kept)) | rest >>> kept;
  }

  /**
   * Copies a string.
   *
   * @return its length, or -1 if {@code into} is shorter
   */
  int read(int term, byte[] into) {
    long locus = locus(term);
    int shared = shared(locus);
    int length = shared + own(locus);
    if (length > into.length) {
      return -1;
    }
    long start = sharedAt(locus);
    for (int k = 0; k < shared; k++) {
      into[k] = (byte) bytes.get(start + k);
    }
    long rest = ownAt(locus) - shared;
    for (int k = shared; k < length; k++) {
      into[k] = (byte) bytes.get(rest + k);
    }
    return length;
  }

  /** Returns the unsigned byte of a string at an index, or -1 at its end and after it. */
  int byteAt(int term, int index) {
    long locus = locus(term);
    int shared = shared(locus);
    if (index >= shared + own(locus)) {
      return -1;
    }
    return bytes.get(index < shared ? sharedAt(locus) + index : ownAt(locus) + (index - shared))
        & 0xFF;
  }

  /** Returns the number of code points of a string. */
  int codePoints(int term) {
    long locus = locus(term);
    long start = sharedAt(locus);
    long own = ownAt(locus);
    return bytes.codePoints(start, start + shared(locus)) + bytes.codePoints(own, own + own(locus));
  }

  /** Appends a string. */
  void append(int term, Utf8Buffer out) {
    append(term, term + 1, out);
  }

  /** Appends the strings of from..to (exclusive). */
  void append(int from, int to, Utf8Buffer out) {
    for (int term = from; term < to; term++) {
      long locus = locus(term);
      int shared = shared(locus);
      int own = own(locus);
      byte[] into = out.ensure(shared + own + Long.BYTES);
      bytes.copy(sharedAt(locus), into, out.length(), shared);
      bytes.copy(ownAt(locus), into, out.length() + shared, own);
      out.advance(shared + own);
    }
  }
}
