package org.lexhub.store.text;

/** Turns text into codes. */
final class SymbolEncoder {
  private final SymbolTable table;

  SymbolEncoder(SymbolTable table) {
    this.table = table;
  }

  void encode(byte[] text, int length, Utf8Buffer codes) {
    for (int i = 0; i < length; i++) {
      table.putCode(text[i] & 0xFF, codes);
    }
  }
}
