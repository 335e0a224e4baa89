package org.lexhub.store.text;

/**
 * How many first bytes are whole codes, start codes of two and start codes of three bytes: the
 * split that gives the fewest bytes for symbols that occur so and so often.
 */
record CodeLengths(int one, int two) {
  private static final int MAX_THREE = 8;

  /**
   * Finds the best split.
   *
   * @param counts how often each symbol occurs, descending
   */
  static CodeLengths best(long[] counts) {
    int n = counts.length;
    long[] upTo = new long[n + 1];
    for (int i = 0; i < n; i++) {
      upTo[i + 1] = upTo[i] + counts[i];
    }
    CodeLengths best = new CodeLengths(0, 0);
    long least = Long.MAX_VALUE;
    for (int three = 0; three <= MAX_THREE; three++) {
      for (int two = 0; two <= 256 - three; two++) {
        int one = 256 - three - two;
        if (SymbolTable.capacity(one, two) < n) {
          continue;
        }
        long bytes = 3 * upTo[n] - upTo[Math.min(n, one)] - upTo[Math.min(n, one + (two << 8))];
        if (bytes < least) {
          least = bytes;
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
