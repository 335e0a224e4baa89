package org.lexhub.store.term;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import org.lexhub.store.column.OffsetsColumn;
import org.lexhub.store.snapshot.Layout;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Sorted byte strings in blocks of 16. The first of a block stands in full; of the others only what
 * they do not share with the start of the first, so that each can be read without those before it.
 *
 * <p>Sections: {@code .blocks} where the blocks end, {@code .bytes}. A block: one byte with the
 * number of bits of a shared length, one with those of an end; 16 fields of a shared length (low
 * bits) and an end, the end counted from the block's first string; the bytes. Eight bytes of zeros
 * stand behind the last block.
 */
public final class TermBlocks {
  static final String BLOCKS = ".blocks";
  static final String BYTES = ".bytes";

  /** How many strings a block has. */
  static final int SIZE = 16;

  static final int SIZE_BITS = 4;
  static final int HEAD = 2;

  /** The most bits of a shared length or an end. */
  static final int MAX_BITS = 28;

  private static final long EACH_BYTE = 0x0101_0101_0101_0101L;
  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private final OffsetsColumn blocks;
  private final MemorySegment bytes;
  private final int size;

  private TermBlocks(OffsetsColumn blocks, MemorySegment bytes, int size) {
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
    return new TermBlocks(blocks, bytes, size);
  }

  int size() {
    return size;
  }

  static int bits(int head) {
    return (head & 0xFF) + (head >>> 8);
  }

  int head(long base) {
    return bytes.get(Layout.SHORT, base) & 0xFFFF;
  }

  /** The field of a string of a block whose fields have so many bits. */
  long field(long base, int bits, int i) {
    int bit = i * bits;
    return bytes.get(Layout.LONG, base + HEAD + (bit >>> 3)) >>> (bit & 7) & ((1L << bits) - 1);
  }

  static long data(long base, int bits) {
    return base + HEAD + (long) bits * SIZE / Byte.SIZE;
  }

  /** Where the block of a string starts. */
  long base(int term) {
    return blocks.start(term >>> SIZE_BITS);
  }

  /** The byte, with its sign, at a place in the section. */
  int raw(long at) {
    return bytes.get(Layout.BYTE, at);
  }

  /** How many bytes a string has. */
  int length(int term) {
    long base = blocks.start(term >>> SIZE_BITS);
    int head = head(base);
    int bits = bits(head);
    int i = term & (SIZE - 1);
    long field = field(base, bits, i);
    return shared(field, head) + end(field, head) - start(base, head, bits, i);
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

  /** Whether a string is equal to another. */
  boolean equal(int term, byte[] text, int offset, int length) {
    long base = blocks.start(term >>> SIZE_BITS);
    int head = head(base);
    int bits = bits(head);
    int i = term & (SIZE - 1);
    long field = field(base, bits, i);
    int shared = shared(field, head);
    int start = start(base, head, bits, i);
    if (shared + end(field, head) - start != length) {
      return false;
    }
    long data = data(base, bits);
    return same(data, text, offset, shared)
        && same(data + start, text, offset + shared, length - shared);
  }

  /**
   * Whether so many bytes are the same, eight at a time. The section ends with eight bytes more
   * than any string; an array that does not is compared byte by byte.
   */
  private boolean same(long at, byte[] text, int offset, int length) {
    int i = 0;
    for (; i + Long.BYTES <= length; i += Long.BYTES) {
      if (bytes.get(Layout.LONG, at + i) != (long) LONG.get(text, offset + i)) {
        return false;
      }
    }
    if (i < length && offset + i + Long.BYTES <= text.length) {
      long difference = bytes.get(Layout.LONG, at + i) ^ (long) LONG.get(text, offset + i);
      return difference << (Long.SIZE - Byte.SIZE * (length - i)) == 0;
    }
    for (; i < length; i++) {
      if (bytes.get(Layout.BYTE, at + i) != text[offset + i]) {
        return false;
      }
    }
    return true;
  }

  /** Whether a string is less than a text or, with {@code orPrefixed}, starts with it. */
  boolean before(int term, byte[] text, int from, int to, boolean orPrefixed) {
    long base = blocks.start(term >>> SIZE_BITS);
    int head = head(base);
    int bits = bits(head);
    int i = term & (SIZE - 1);
    long field = field(base, bits, i);
    int shared = shared(field, head);
    int start = start(base, head, bits, i);
    int length = shared + end(field, head) - start;
    long data = data(base, bits);
    int common = Math.min(length, to - from);
    int inShared = Math.min(shared, common);
    int order = order(data, text, from, inShared);
    if (order == 0) {
      order = order(data + start, text, from + inShared, common - inShared);
    }
    return order != 0 ? order < 0 : length < to - from || orPrefixed;
  }

  /**
   * The first string from..to (exclusive) whose first eight bytes, filled up with zeros, are more
   * than a number; {@code to} where there is none. In the order of the strings that is a bound.
   */
  int firstAbove(int from, int to, long most) {
    int low = from;
    int high = to;
    while (low >>> SIZE_BITS < (high - 1) >>> SIZE_BITS) {
      int middle = (((low >>> SIZE_BITS) + ((high - 1) >>> SIZE_BITS) + 1) >>> 1) << SIZE_BITS;
      if (firstIsAbove(middle >>> SIZE_BITS, most)) {
        high = middle;
      } else {
        low = middle;
      }
    }
    long base = blocks.start(low >>> SIZE_BITS);
    int head = head(base);
    int bits = bits(head);
    long data = data(base, bits);
    long first = Long.reverseBytes(bytes.get(Layout.LONG, data));
    while (low < high) {
      int middle = (low + high) >>> 1;
      int i = middle & (SIZE - 1);
      long field = field(base, bits, i);
      int shared = shared(field, head);
      int start = start(base, head, bits, i);
      long begin = begin(first, shared, data + start, end(field, head) - start);
      boolean right = Long.compareUnsigned(begin, most) <= 0;
      low = right ? middle + 1 : low;
      high = right ? high : middle;
    }
    return low;
  }

  private boolean firstIsAbove(int block, long most) {
    long base = blocks.start(block);
    int head = head(base);
    int bits = bits(head);
    long begin = begin(0, 0, data(base, bits), end(field(base, bits, 0), head));
    return Long.compareUnsigned(begin, most) > 0;
  }

  /** The first eight bytes of a string, from what it shares and what is its own. */
  private long begin(long first, int shared, long at, int own) {
    if (shared >= Long.BYTES) {
      return first;
    }
    int kept = Byte.SIZE * shared;
    long rest = Long.reverseBytes(bytes.get(Layout.LONG, at));
    if (own < Long.BYTES) {
      rest &= ~(-1L >>> (Byte.SIZE * own));
    }
    return (first & ~(-1L >>> kept)) | rest >>> kept;
  }

  /** The order of so many bytes here and in a text. */
  private int order(long at, byte[] text, int offset, int length) {
    int i = 0;
    for (; i < length && offset + i + Long.BYTES <= text.length; i += Long.BYTES) {
      long unused = Math.max(0, Long.SIZE - (long) Byte.SIZE * (length - i));
      long here = Long.reverseBytes(bytes.get(Layout.LONG, at + i)) >>> unused;
      long there = Long.reverseBytes((long) LONG.get(text, offset + i)) >>> unused;
      if (here != there) {
        return Long.compareUnsigned(here, there);
      }
    }
    for (; i < length; i++) {
      int difference = (bytes.get(Layout.BYTE, at + i) & 0xFF) - (text[offset + i] & 0xFF);
      if (difference != 0) {
        return difference;
      }
    }
    return 0;
  }

  /**
   * Copies a string.
   *
   * @return its length, or -1 where {@code into} cannot hold it
   */
  int read(int term, byte[] into) {
    long base = blocks.start(term >>> SIZE_BITS);
    int head = head(base);
    int bits = bits(head);
    int i = term & (SIZE - 1);
    long field = field(base, bits, i);
    int shared = shared(field, head);
    int start = start(base, head, bits, i);
    int length = shared + end(field, head) - start;
    if (length > into.length) {
      return -1;
    }
    long data = data(base, bits);
    for (int k = 0; k < shared; k++) {
      into[k] = bytes.get(Layout.BYTE, data + k);
    }
    long rest = data + start - shared;
    for (int k = shared; k < length; k++) {
      into[k] = bytes.get(Layout.BYTE, rest + k);
    }
    return length;
  }

  /** The byte of a string at a place, or -1 behind its end. */
  int byteAt(int term, int at) {
    long base = blocks.start(term >>> SIZE_BITS);
    int head = head(base);
    int bits = bits(head);
    int i = term & (SIZE - 1);
    long field = field(base, bits, i);
    int shared = shared(field, head);
    int start = start(base, head, bits, i);
    if (at >= shared + end(field, head) - start) {
      return -1;
    }
    long data = data(base, bits);
    return bytes.get(Layout.BYTE, at < shared ? data + at : data + start + (at - shared)) & 0xFF;
  }

  /** How many code points a string has. */
  int codePoints(int term) {
    long base = blocks.start(term >>> SIZE_BITS);
    int head = head(base);
    int bits = bits(head);
    int i = term & (SIZE - 1);
    long field = field(base, bits, i);
    long data = data(base, bits);
    return count(data, data + shared(field, head))
        + count(data + start(base, head, bits, i), data + end(field, head));
  }

  private int count(long from, long to) {
    int count = 0;
    for (long at = from; at < to; at += Long.BYTES) {
      long word = bytes.get(Layout.LONG, at);
      // A byte that goes on with a code point is 10 and six bits more.
      long starts = ((~word >>> 7) | (word >>> 6)) & EACH_BYTE;
      long left = to - at;
      count +=
          Long.bitCount(left < Long.BYTES ? starts & ((1L << (Byte.SIZE * left)) - 1) : starts);
    }
    return count;
  }

  /** Appends a string. */
  void append(int term, Utf8Buffer out) {
    append(term, term + 1, out);
  }

  /** Appends the strings from..to (exclusive). */
  void append(int from, int to, Utf8Buffer out) {
    for (int term = from; term < to; ) {
      int end = (int) Math.min(to, (term | (SIZE - 1)) + 1L);
      long base = blocks.start(term >>> SIZE_BITS);
      int head = head(base);
      int bits = bits(head);
      long data = data(base, bits);
      int start = start(base, head, bits, term & (SIZE - 1));
      for (; term < end; term++) {
        long field = field(base, bits, term & (SIZE - 1));
        int shared = shared(field, head);
        int own = end(field, head) - start;
        byte[] into = out.ensure(shared + own + Long.BYTES);
        copy(data, into, out.length(), shared);
        copy(data + start, into, out.length() + shared, own);
        out.advance(shared + own);
        start += own;
      }
    }
  }

  /** Copies eight bytes at a time, of the last time perhaps too many. */
  private void copy(long at, byte[] into, int offset, int length) {
    for (int i = 0; i < length; i += Long.BYTES) {
      LONG.set(into, offset + i, bytes.get(Layout.LONG, at + i));
    }
  }

  /** Where a block starts. */
  long blockStart(int block) {
    return blocks.start(block);
  }

  /** Where a block ends. */
  long blockEnd(int block) {
    return blocks.end(block);
  }
}
