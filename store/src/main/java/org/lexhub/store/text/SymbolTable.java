package org.lexhub.store.text;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.lexhub.store.snapshot.Layout;
import org.lexhub.store.snapshot.SectionWriter;
import org.lexhub.store.snapshot.Snapshot;

/**
 * The symbols of a text column and their codes of one, two or three bytes, shorter ones for more
 * frequent symbols.
 *
 * <p>A symbol is a string of 1 to 24 bytes. The first byte of a code gives its length: the first
 * {@code one} byte values are codes by themselves, the next {@code two} start codes of two bytes,
 * the rest codes of three. Symbols with codes of one length are ordered by their bytes, so that
 * they can be stored front-coded.
 *
 * <p>Section: the number of symbols, {@code one}, {@code two}, the number of bytes of all symbols
 * (4 bytes each); then for each symbol one byte, with the number of bytes that it shares with the
 * one before it (at most 15) in the low half and the number of bytes that follow in the high half
 * (0: the next byte has it), and the bytes that follow.
 */
final class SymbolTable {
  static final int MAX_LENGTH = 24;
  static final int LENGTH_BITS = 5;
  static final int LENGTH_MASK = (1 << LENGTH_BITS) - 1;
  static final int MAX_SYMBOLS = 1 << 20;

  private static final int HEAD = 16;
  private static final int MAX_SHARED = 15;

  private final byte[] bytes;
  private final int[] entries;
  private final int one;
  private final int two;

  /**
   * Creates a table.
   *
   * @param bytes all symbols, then {@link #MAX_LENGTH} bytes of zeros, so that copies can overshoot
   * @param entries for each symbol, its place in {@code bytes} times 32 plus its length
   * @param one the number of first bytes that are whole codes
   * @param two the number of first bytes that start codes of two bytes
   */
  SymbolTable(byte[] bytes, int[] entries, int one, int two) {
    this.bytes = bytes;
    this.entries = entries;
    this.one = one;
    this.two = two;
  }

  byte[] bytes() {
    return bytes;
  }

  int[] entries() {
    return entries;
  }

  int one() {
    return one;
  }

  int two() {
    return two;
  }

  int size() {
    return entries.length;
  }

  int length(int symbol) {
    return entries[symbol] & LENGTH_MASK;
  }

  int place(int symbol) {
    return entries[symbol] >>> LENGTH_BITS;
  }

  /** Returns the number of bytes of the code of a symbol. */
  int codeLength(int symbol) {
    return symbol < one ? 1 : symbol < one + (two << 8) ? 2 : 3;
  }

  /** Appends the code of a symbol. */
  void putCode(int symbol, Utf8Buffer out) {
    int rest = symbol - one;
    if (rest < 0) {
      out.put((byte) symbol);
    } else if (rest < two << 8) {
      out.put((byte) (one + (rest >>> 8)));
      out.put((byte) rest);
    } else {
      rest -= two << 8;
      out.put((byte) (one + two + (rest >>> 16)));
      out.put((byte) rest);
      out.put((byte) (rest >>> 8));
    }
  }

  void write(SectionWriter out) {
    out.putInt(entries.length);
    out.putInt(one);
    out.putInt(two);
    out.putInt(bytes.length - MAX_LENGTH);
    for (int i = 0; i < entries.length; i++) {
      int shared = i == 0 ? 0 : shared(i - 1, i);
      int rest = length(i) - shared;
      if (rest <= MAX_SHARED) {
        out.putByte((rest << 4) | shared);
      } else {
        out.putByte(shared);
        out.putByte(rest);
      }
      out.put(bytes, place(i) + shared, rest);
    }
  }

  /**
   * Returns the length of the shared prefix to store; the second symbol keeps at least one byte.
   */
  private int shared(int first, int second) {
    int limit = Math.min(Math.min(length(first), length(second) - 1), MAX_SHARED);
    int shared = 0;
    while (shared < limit && bytes[place(first) + shared] == bytes[place(second) + shared]) {
      shared++;
    }
    return shared;
  }

  /** Reads a table and checks every number before using it. */
  static SymbolTable open(Snapshot s, String name) {
    MemorySegment in = s.section(name);
    long length = in.byteSize();
    int size = length < HEAD ? -1 : in.get(Layout.INT, 0);
    if (size < 256 || size > MAX_SYMBOLS || length < HEAD + 2L * size) {
      throw s.corrupt(name, "256 to " + MAX_SYMBOLS + " symbols", Integer.toString(size));
    }
    int one = in.get(Layout.INT, 4);
    int two = in.get(Layout.INT, 8);
    checkCodes(s, name, size, one, two);
    int total = in.get(Layout.INT, 12);
    if (total < size || total > size * MAX_LENGTH) {
      throw s.corrupt(name, size + " symbols of 1 to 24 bytes", total + " bytes");
    }
    byte[] bytes = new byte[total + MAX_LENGTH];
    int[] entries = new int[size];
    long end = readSymbols(in, entries, bytes, total);
    if (end != length) {
      throw s.corrupt(name, size + " symbols of " + total + " bytes that fill it", "others");
    }
    return new SymbolTable(bytes, entries, one, two);
  }

  /** Decodes the symbols; returns the end of the last one, or -1 if they are invalid. */
  private static long readSymbols(MemorySegment in, int[] entries, byte[] bytes, int total) {
    long at = HEAD;
    int place = 0;
    int before = 0;
    int beforeLength = 0;
    for (int i = 0; i < entries.length; i++) {
      if (at + 2 > in.byteSize()) {
        return -1;
      }
      int head = in.get(Layout.BYTE, at++) & 0xFF;
      int shared = head & MAX_SHARED;
      int rest = head >>> 4;
      if (rest == 0) {
        rest = in.get(Layout.BYTE, at++);
      }
      int length = shared + rest;
      boolean right =
          rest > 0
              && shared <= beforeLength
              && length <= MAX_LENGTH
              && length <= total - place
              && rest <= in.byteSize() - at;
      if (!right) {
        return -1;
      }
      System.arraycopy(bytes, before, bytes, place, shared);
      MemorySegment.copy(in, ValueLayout.JAVA_BYTE, at, bytes, place + shared, rest);
      entries[i] = (place << LENGTH_BITS) | length;
      before = place;
      beforeLength = length;
      place += length;
      at += rest;
    }
    return place == total ? at : -1;
  }

  private static void checkCodes(Snapshot s, String name, int size, int one, int two) {
    boolean right = one >= 0 && two >= 0 && one <= 256 && two <= 256 - one;
    if (!right || size > capacity(one, two)) {
      throw s.corrupt(name, "codes for " + size + " symbols", one + " and " + two);
    }
  }

  /** Returns the maximum number of symbols for a split of the first bytes. */
  static int capacity(int one, int two) {
    return one + (two << 8) + ((256 - one - two) << 16);
  }
}
