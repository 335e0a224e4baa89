package org.lexhub.store.text;

/** Turns text into the codes of a symbol table, in the fewest bytes. Not for several threads. */
final class SymbolEncoder {
  private final SymbolTable table;
  private final SymbolSet set = new SymbolSet();
  private final int[] ranks;
  private final SymbolParser parser;

  SymbolEncoder(SymbolTable table) {
    this.table = table;
    this.ranks = new int[table.size()];
    int[] costs = new int[table.size()];
    for (int rank = 0; rank < table.size(); rank++) {
      int symbol = set.add(table.bytes(), table.place(rank), table.length(rank));
      ranks[symbol] = rank;
      costs[symbol] = SymbolParser.cost(table.codeLength(rank));
    }
    this.parser = new SymbolParser(set, costs);
  }

  /** Appends the codes of a text. */
  void encode(byte[] text, int length, Utf8Buffer codes) {
    for (int at = 0; at < length; at += SymbolParser.PIECE) {
      int piece = Math.min(SymbolParser.PIECE, length - at);
      parser.parse(text, at, at + piece);
      for (int i = 0; i < piece; ) {
        int symbol = parser.choice(i);
        table.putCode(ranks[symbol], codes);
        i += set.length(symbol);
      }
    }
  }
}
