package org.lexhub.store.term;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import org.lexhub.store.snapshot.Layout;

/**
 * The bytes section of {@link TermBlocks}, compared, counted and copied eight bytes at a time.
 *
 * <p>The section ends with eight bytes more than any string, so a read of eight bytes that begins
 * inside a string stays in the section.
 */
final class TermBytes {
  private static final long EACH_BYTE = 0x0101_0101_0101_0101L;
  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private final MemorySegment bytes;

  TermBytes(MemorySegment bytes) {
    this.bytes = bytes;
  }

  /** Returns the byte at a place, with its sign. */
  int get(long at) {
    return bytes.get(Layout.BYTE, at);
  }

  int unsignedShort(long at) {
    return bytes.get(Layout.SHORT, at) & 0xFFFF;
  }

  long getLong(long at) {
    return bytes.get(Layout.LONG, at);
  }

  /**
   * Returns whether {@code length} bytes here equal those of a text. The end of an array that has
   * no eight bytes left is compared byte by byte.
   */
  boolean same(long at, byte[] text, int offset, int length) {
    int i = 0;
    for (; i + Long.BYTES <= length; i += Long.BYTES) {
      if (getLong(at + i) != (long) LONG.get(text, offset + i)) {
        return false;
      }
    }
    if (i < length && offset + i + Long.BYTES <= text.length) {
      long difference = getLong(at + i) ^ (long) LONG.get(text, offset + i);
      return difference << (Long.SIZE - Byte.SIZE * (length - i)) == 0;
    }
    for (; i < length; i++) {
      if (get(at + i) != text[offset + i]) {
        return false;
      }
    }
    return true;
  }

  /**
   * Compares {@code length} bytes here with those of a text, as unsigned numbers: negative, zero or
   * positive.
   */
  int order(long at, byte[] text, int offset, int length) {
    int i = 0;
    for (; i < length && offset + i + Long.BYTES <= text.length; i += Long.BYTES) {
      long unused = Math.max(0, Long.SIZE - (long) Byte.SIZE * (length - i));
      long here = Long.reverseBytes(getLong(at + i)) >>> unused;
      long there = Long.reverseBytes((long) LONG.get(text, offset + i)) >>> unused;
      if (here != there) {
        return Long.compareUnsigned(here, there);
      }
    }
    for (; i < length; i++) {
      int difference = (get(at + i) & 0xFF) - (text[offset + i] & 0xFF);
      if (difference != 0) {
        return difference;
      }
    }
    return 0;
  }

  /** Returns the number of code points that start in from..to (exclusive). */
  int codePoints(long from, long to) {
    int count = 0;
    for (long at = from; at < to; at += Long.BYTES) {
      long word = getLong(at);
      // A byte that continues a code point is 10 and six more bits.
      long starts = ((~word >>> 7) | (word >>> 6)) & EACH_BYTE;
      long left = to - at;
      count +=
          Long.bitCount(left < Long.BYTES ? starts & ((1L << (Byte.SIZE * left)) - 1) : starts);
    }
    return count;
  }

  /**
   * Copies {@code length} bytes, rounded up to a multiple of eight: {@code into} must have room for
   * the surplus, which has no meaning.
   */
  void copy(long at, byte[] into, int offset, int length) {
    for (int i = 0; i < length; i += Long.BYTES) {
      LONG.set(into, offset + i, getLong(at + i));
    }
  }
}
