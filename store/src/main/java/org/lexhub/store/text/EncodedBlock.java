package org.lexhub.store.text;

/** The codes of consecutive rows. Blocks are filled in parallel and written one after the other. */
final class EncodedBlock {
  /** The maximum number of rows of a block. */
  static final int ROWS = 1 << 12;

  private final SymbolEncoder encoder;
  private final Utf8Buffer text = new Utf8Buffer(1 << 10);
  private final Utf8Buffer codes = new Utf8Buffer(1 << 16);
  private final int[] ends = new int[ROWS];
  private int rows;

  EncodedBlock(SymbolEncoder encoder) {
    this.encoder = encoder;
  }

  /** Encodes up to {@link #ROWS} rows from {@code first} on. */
  void fill(TextStore store, long first) {
    codes.clear();
    rows = Math.clamp(store.size() - first, 0, ROWS);
    for (int i = 0; i < rows; i++) {
      text.clear();
      store.read((int) first + i, text);
      encoder.encode(text.bytes(), text.length(), codes);
      ends[i] = codes.length();
    }
  }

  int rows() {
    return rows;
  }

  /** Returns the end of the codes of a row. */
  int end(int row) {
    return ends[row];
  }

  Utf8Buffer codes() {
    return codes;
  }
}
