package org.lexhub.store.text;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import org.lexhub.store.column.OffsetsColumn;
import org.lexhub.store.snapshot.Layout;
import org.lexhub.store.snapshot.Snapshot;

/**
 * A column of compressed text in which every row can be read alone. Rows are stored JSON-escaped,
 * so that serving one only copies symbols into the response.
 *
 * <p>Sections: {@code NAME.symbols} (a bounded dictionary, read into the heap when the column is
 * opened), {@code NAME.codes} (the codes of all rows, then 8 bytes of zeros), {@code NAME.offsets}
 * (the start of each row's codes). The idea of a trained table of byte strings is that of FSST
 * (Boncz, Neumann, Leis: "FSST: Fast Random Access String Compression", 2020), with tens of
 * thousands of symbols instead of 255.
 */
public final class TextColumn {
  static final String SYMBOLS = ".symbols";
  static final String CODES = ".codes";
  static final String OFFSETS = ".offsets";
  static final int PADDING = Long.BYTES;

  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private final OffsetsColumn offsets;
  private final MemorySegment codes;
  private final byte[] symbols;
  private final int[] entries;
  private final int one;
  private final int two;

  private TextColumn(OffsetsColumn offsets, MemorySegment codes, SymbolTable table) {
    this.offsets = offsets;
    this.codes = codes;
    this.symbols = table.bytes();
    this.entries = table.entries();
    this.one = table.one();
    this.two = table.one() + table.two();
  }

  /** Opens the column that was written under this name. */
  public static TextColumn open(Snapshot s, String name) {
    SymbolTable table = SymbolTable.open(s, name + SYMBOLS);
    MemorySegment codes = s.section(name + CODES);
    if (codes.byteSize() < PADDING) {
      throw s.corrupt(name + CODES, "at least 8 bytes", codes.byteSize() + " bytes");
    }
    return new TextColumn(OffsetsColumn.open(s, name + OFFSETS), codes, table);
  }

  /** Returns the number of rows. */
  public int size() {
    return offsets.size();
  }

  /**
   * Reads the beginning of a row into the processor's cache, to append the row soon.
   *
   * @return a value without meaning, which the caller must use so that the read is not optimized
   *     away
   */
  public long prefetch(int row) {
    return codes.get(Layout.LONG, offsets.start(row));
  }

  /**
   * Appends a row as the content of a JSON string, without quotes. Only a growing buffer allocates.
   *
   * @throws IndexOutOfBoundsException if there is no such row
   */
  public void append(int row, Utf8Buffer out) {
    long at = offsets.start(row);
    long end = offsets.end(row);
    byte[] to = out.bytes();
    int start = out.length();
    int length = start;
    while (at < end) {
      long code = codes.get(Layout.LONG, at);
      int symbol = (int) code & 0xFF;
      if (symbol < one) {
        at++;
      } else if (symbol < two) {
        symbol = one + ((symbol - one) << 8) + ((int) (code >>> 8) & 0xFF);
        at += 2;
      } else {
        symbol = one + ((two - one) << 8) + ((symbol - two) << 16) + ((int) (code >>> 8) & 0xFFFF);
        at += 3;
      }
      if (to.length - length < SymbolTable.MAX_LENGTH) {
        out.advance(length - out.length());
        to = out.ensure(SymbolTable.MAX_LENGTH);
      }
      // Copies whole words, also past the end of the symbol: cheaper than branching on its length.
      int entry = entries[symbol];
      int from = entry >>> SymbolTable.LENGTH_BITS;
      int count = entry & SymbolTable.LENGTH_MASK;
      LONG.set(to, length, (long) LONG.get(symbols, from));
      if (count > 8) {
        LONG.set(to, length + 8, (long) LONG.get(symbols, from + 8));
        LONG.set(to, length + 16, (long) LONG.get(symbols, from + 16));
      }
      length += count;
    }
    out.advance(length - out.length());
  }

  /**
   * Appends a row as plain UTF-8.
   *
   * @throws IndexOutOfBoundsException if there is no such row
   */
  public void appendPlain(int row, Utf8Buffer out) {
    int start = out.length();
    append(row, out);
    byte[] bytes = out.bytes();
    int end = out.length();
    for (int i = start; i < end; i++) {
      if (bytes[i] == '\\') {
        out.truncate(i);
        JsonEscape.unescapeInPlace(bytes, i, end - i, out);
        return;
      }
    }
  }

  /** Returns a row as a string; for tests and the command line. */
  public String get(int row) {
    Utf8Buffer out = new Utf8Buffer(64);
    appendPlain(row, out);
    return out.toString();
  }

  /**
   * Checks offsets, codes and symbols: every row ends where its last code ends, every code names a
   * symbol, and every row is well-formed UTF-8 without a character that JSON forbids.
   */
  public static void verify(Snapshot s, String name) {
    TextColumn column = open(s, name);
    long end = column.codes.byteSize() - PADDING;
    OffsetsColumn.verify(s, name + OFFSETS, column.size(), end);
    if (column.codes.get(Layout.LONG, end) != 0) {
      throw s.corrupt(name + CODES, "zeros at its end", "others");
    }
    Utf8Buffer out = new Utf8Buffer(1 << 12);
    for (int row = 0; row < column.size(); row++) {
      column.verifyCodes(s, name, row);
      out.clear();
      column.append(row, out);
      if (!JsonEscape.isEscaped(out.bytes(), out.length())) {
        throw s.corrupt(name + CODES, "escaped UTF-8 in row " + row, "other bytes");
      }
    }
  }

  /** Checks the column, and that it has the number of rows that its table expects. */
  public static void verify(Snapshot s, String name, int rows) {
    verify(s, name);
    int found = open(s, name).size();
    if (found != rows) {
      throw s.corrupt(name + OFFSETS, rows + " rows", found + " rows");
    }
  }

  private void verifyCodes(Snapshot s, String name, int row) {
    long end = offsets.end(row);
    long at = offsets.start(row);
    while (at < end) {
      long code = codes.get(Layout.LONG, at);
      int first = (int) code & 0xFF;
      int symbol = first;
      if (first < one) {
        at++;
      } else if (first < two) {
        symbol = one + ((first - one) << 8) + ((int) (code >>> 8) & 0xFF);
        at += 2;
      } else {
        symbol = one + ((two - one) << 8) + ((first - two) << 16) + ((int) (code >>> 8) & 0xFFFF);
        at += 3;
      }
      if (symbol >= entries.length) {
        throw s.corrupt(name + CODES, "symbols below " + entries.length, symbol + " in row " + row);
      }
    }
    if (at != end) {
      throw s.corrupt(name + CODES, "whole codes in row " + row, "a code that was cut");
    }
  }
}
