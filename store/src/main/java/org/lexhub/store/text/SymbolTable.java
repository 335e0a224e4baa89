package org.lexhub.store.text;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.lexhub.store.snapshot.Layout;
import org.lexhub.store.snapshot.SectionWriter;
import org.lexhub.store.snapshot.Snapshot;

/**
 * The symbols of a text column, most frequent first, and their codes of one, two or three bytes.
 *
 * <p>A symbol is a string of 1 to 24 bytes; its number is its rank. The first byte of a code tells
 * its length: the first {@code one} byte values are codes by themselves, the next {@code two} start
 * codes of two bytes, the rest codes of three. Section: number of symbols, {@code one}, {@code
 * two}, zero (4 bytes each), length of each symbol (1 byte each), bytes of all symbols.
 */
final class SymbolTable {
  static final int LONGEST = 24;
  static final int LENGTH_BITS = 5;
  static final int LENGTH_MASK = (1 << LENGTH_BITS) - 1;
  static final int MOST_SYMBOLS = 1 << 20;

  private static final int HEAD = 16;

  private final byte[] bytes;
  private final int[] entries;
  private final int one;
  private final int two;

  /**
   * Makes a table.
   *
   * @param bytes all symbols, then {@link #LONGEST} bytes of zeros, so that copies may overshoot
   * @param entries for each symbol its place in {@code bytes} times 32 plus its length
   * @param one how many first bytes are codes by themselves
   * @param two how many first bytes start codes of two bytes
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

  /** Bytes of the code of a symbol. */
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
    out.putInt(0);
    for (int entry : entries) {
      out.putByte(entry & LENGTH_MASK);
    }
    out.put(bytes, 0, bytes.length - LONGEST);
  }

  /** Reads a table; every number is checked before it is used. */
  static SymbolTable open(Snapshot s, String name) {
    MemorySegment in = s.section(name);
    long length = in.byteSize();
    int size = length < HEAD ? -1 : in.get(Layout.INT, 0);
    if (size < 256 || size > MOST_SYMBOLS || length < HEAD + (long) size) {
      throw s.corrupt(name, "256 to " + MOST_SYMBOLS + " symbols", Integer.toString(size));
    }
    int one = in.get(Layout.INT, 4);
    int two = in.get(Layout.INT, 8);
    checkCodes(s, name, size, one, two);
    int[] entries = new int[size];
    int total = 0;
    for (int i = 0; i < size; i++) {
      int symbolLength = in.get(Layout.BYTE, HEAD + i);
      if (symbolLength < 1 || symbolLength > LONGEST) {
        throw s.corrupt(name, "symbols of 1 to 24 bytes", symbolLength + " bytes");
      }
      entries[i] = (total << LENGTH_BITS) | symbolLength;
      total += symbolLength;
    }
    if (in.get(Layout.INT, 12) != 0 || length != HEAD + (long) size + total) {
      throw s.corrupt(name, HEAD + size + total + " bytes", length + " bytes");
    }
    byte[] bytes = new byte[total + LONGEST];
    MemorySegment.copy(in, ValueLayout.JAVA_BYTE, HEAD + (long) size, bytes, 0, total);
    return new SymbolTable(bytes, entries, one, two);
  }

  private static void checkCodes(Snapshot s, String name, int size, int one, int two) {
    boolean right = one >= 0 && two >= 0 && one <= 256 && two <= 256 - one;
    if (!right || size > capacity(one, two)) {
      throw s.corrupt(name, "codes for " + size + " symbols", one + " and " + two);
    }
  }

  /** How many symbols such codes can name. */
  static int capacity(int one, int two) {
    return one + (two << 8) + ((256 - one - two) << 16);
  }
}
