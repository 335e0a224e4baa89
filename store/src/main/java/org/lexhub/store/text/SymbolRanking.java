package org.lexhub.store.text;

import it.unimi.dsi.fastutil.ints.IntArrays;

/** Ranks symbols by frequency and derives the lengths of their codes. */
final class SymbolRanking {
  private final int[] order;
  private final CodeLengths lengths;

  /**
   * Ranks symbols.
   *
   * @param counts the number of occurrences of each symbol
   */
  SymbolRanking(long[] counts) {
    order = new int[counts.length];
    for (int i = 0; i < order.length; i++) {
      order[i] = i;
    }
    IntArrays.quickSort(
        order,
        (a, b) ->
            counts[a] != counts[b] ? Long.compare(counts[b], counts[a]) : Integer.compare(a, b));
    long[] descending = new long[order.length];
    for (int i = 0; i < order.length; i++) {
      descending[i] = counts[order[i]];
    }
    lengths = CodeLengths.best(descending);
  }

  /** Returns the cost of each symbol for a {@link SymbolParser}. */
  int[] costs() {
    int[] costs = new int[order.length];
    for (int rank = 0; rank < order.length; rank++) {
      costs[order[rank]] = SymbolParser.cost(lengths.of(rank));
    }
    return costs;
  }

  /** Returns the table of the symbols. */
  SymbolTable table(SymbolSet set) {
    int n = order.length;
    int[] sorted = order.clone();
    int endOfOne = Math.min(n, lengths.one());
    int endOfTwo = Math.min(n, lengths.one() + (lengths.two() << 8));
    IntArrays.quickSort(sorted, 0, endOfOne, set::compare);
    IntArrays.quickSort(sorted, endOfOne, endOfTwo, set::compare);
    IntArrays.quickSort(sorted, endOfTwo, n, set::compare);
    int[] entries = new int[n];
    Utf8Buffer bytes = new Utf8Buffer(1 << 16);
    for (int i = 0; i < n; i++) {
      int s = sorted[i];
      entries[i] = (bytes.length() << SymbolTable.LENGTH_BITS) | set.length(s);
      bytes.put(set.bytes(), set.place(s), set.length(s));
    }
    byte[] all = new byte[bytes.length() + SymbolTable.MAX_LENGTH];
    System.arraycopy(bytes.bytes(), 0, all, 0, bytes.length());
    return new SymbolTable(all, entries, lengths.one(), lengths.two());
  }
}
