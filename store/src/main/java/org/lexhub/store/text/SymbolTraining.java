package org.lexhub.store.text;

/** Finds the symbols of a text column. */
final class SymbolTraining {
  private SymbolTraining() {}

  static SymbolTable train(TextStore rows) {
    byte[] bytes = new byte[256 + SymbolTable.LONGEST];
    int[] entries = new int[256];
    for (int i = 0; i < 256; i++) {
      bytes[i] = (byte) i;
      entries[i] = (i << SymbolTable.LENGTH_BITS) | 1;
    }
    return new SymbolTable(bytes, entries, 256, 0);
  }
}
