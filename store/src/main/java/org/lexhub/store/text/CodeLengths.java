package org.lexhub.store.text;

/**
 * The numbers of first bytes that are whole codes, start codes of two bytes and start codes of
 * three: the split with the fewest bytes for given counts of symbols.
 *
 * @param one the number of first bytes that are whole codes
 * @param two the number of first bytes that start codes of two bytes
 */
record CodeLengths(int one, int two) {
  private static final int MAX_THREE = 8;

  /**
   * Finds the best split.
   *
   * @param counts the number of occurrences of each symbol, descending
   */
  static CodeLengths best(long[] counts) {
    int n = counts.length;
    long[] upTo = new long[n + 1];
    for (int i = 0; i < n; i++) {
      upTo[i + 1] = upTo[i] + counts[i];
    }
    CodeLengths best = new CodeLengths(0, 0);
    long min = Long.MAX_VALUE;
    for (int three = 0; three <= MAX_THREE; three++) {
      for (int two = 0; two <= 256 - three; two++) {
        int one = 256 - three - two;
        if (SymbolTable.capacity(one, two) < n) {
          continue;
        }
        long bytes = 3 * upTo[n] - upTo[Math.min(n, one)] - upTo[Math.min(n, one + (two << 8))];
        if (bytes < min) {
          min = bytes;
          best = new CodeLengths(one, two);
        }
      }
    }
    return best;
  }

  int of(int rank) {
    return rank < one ? 1 : rank < one + (two << 8) ? 2 : 3;
  }
}
