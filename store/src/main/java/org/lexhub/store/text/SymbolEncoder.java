package org.lexhub.store.text;

/** Encodes text in the fewest codes of a symbol table. Not thread-safe. */
final class SymbolEncoder {
  private final SymbolTable table;
  private final SymbolTrie trie;
  private final int[] costs;
  private final SymbolParser parser;

  SymbolEncoder(SymbolTable table) {
    this(table, trie(table), costs(table));
  }

  private SymbolEncoder(SymbolTable table, SymbolTrie trie, int[] costs) {
    this.table = table;
    this.trie = trie;
    this.costs = costs;
    this.parser = new SymbolParser(trie, costs);
  }

  /** Returns an encoder for another thread, which shares the read-only tables. */
  SymbolEncoder copy() {
    return new SymbolEncoder(table, trie, costs);
  }

  private static SymbolTrie trie(SymbolTable table) {
    SymbolSet set = new SymbolSet();
    int[] ranks = new int[table.size()];
    for (int rank = 0; rank < table.size(); rank++) {
      ranks[set.add(table.bytes(), table.place(rank), table.length(rank))] = rank;
    }
    return new SymbolTrie(set, ranks);
  }

  private static int[] costs(SymbolTable table) {
    int[] costs = new int[table.size()];
    for (int rank = 0; rank < costs.length; rank++) {
      costs[rank] = SymbolParser.cost(table.codeLength(rank));
    }
    return costs;
  }

  /** Appends the codes of a text. */
  void encode(byte[] text, int length, Utf8Buffer codes) {
    for (int at = 0; at < length; at += SymbolParser.PIECE) {
      int piece = Math.min(SymbolParser.PIECE, length - at);
      parser.parse(text, at, at + piece);
      for (int i = 0; i < piece; ) {
        int symbol = parser.choice(i);
        table.putCode(symbol, codes);
        i += table.length(symbol);
      }
    }
  }
}
