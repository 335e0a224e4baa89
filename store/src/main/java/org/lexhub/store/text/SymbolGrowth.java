package org.lexhub.store.text;

import it.unimi.dsi.fastutil.ints.IntArrays;
import java.util.Arrays;

/**
 * Grows candidates for symbols from single bytes: each round cuts the sample greedily into the
 * current candidates, adds adjacent pairs as candidates, and keeps those that cover most bytes.
 */
final class SymbolGrowth {
  /** The number of rounds; a symbol can double its length in each, so more add little. */
  private static final int ROUNDS = 7;

  private static final int MIN_LIMIT = 2_000;
  private static final int MAX_LIMIT = 1 << 17;
  private static final int MIN_COUNT = 3;

  private final SymbolSample sample;

  SymbolGrowth(SymbolSample sample) {
    this.sample = sample;
  }

  SymbolSet grow() {
    SymbolSet set = new SymbolSet();
    for (int round = 0; round < ROUNDS; round++) {
      PairCounts pairs = new PairCounts();
      long[] counts = count(set, pairs);
      set = best(set, counts, pairs, Math.min(MAX_LIMIT, MIN_LIMIT << round));
    }
    return set;
  }

  /** Cuts the sample greedily and counts each symbol and each pair within the maximum length. */
  private long[] count(SymbolSet set, PairCounts pairs) {
    long[] counts = new long[set.size()];
    byte[] bytes = sample.bytes();
    for (int row = 0; row < sample.rows(); row++) {
      int end = sample.end(row);
      int last = -1;
      for (int at = sample.start(row); at < end; ) {
        int symbol = set.longest(bytes, at, end);
        int length = set.length(symbol);
        counts[symbol]++;
        if (last >= 0 && set.length(last) + length <= SymbolTable.MAX_LENGTH) {
          pairs.add(last, symbol);
        }
        last = symbol;
        at += length;
      }
    }
    return counts;
  }

  private static SymbolSet best(SymbolSet set, long[] counts, PairCounts pairs, int limit) {
    SymbolSet candidates = new SymbolSet();
    long[] covered = new long[2 * set.size()];
    for (int s = SymbolSet.SINGLES; s < set.size(); s++) {
      if (counts[s] >= MIN_COUNT) {
        int c = candidates.add(set.bytes(), set.place(s), set.length(s));
        covered[c] += counts[s] * set.length(s);
      }
    }
    byte[] joined = new byte[SymbolTable.MAX_LENGTH];
    for (int slot = 0; slot < pairs.slots(); slot++) {
      int count = pairs.count(slot);
      if (count < MIN_COUNT) {
        continue;
      }
      int first = pairs.first(slot);
      int second = pairs.second(slot);
      int middle = set.length(first);
      int length = middle + set.length(second);
      System.arraycopy(set.bytes(), set.place(first), joined, 0, middle);
      System.arraycopy(set.bytes(), set.place(second), joined, middle, length - middle);
      int c = candidates.add(joined, 0, length);
      if (c >= covered.length) {
        covered = Arrays.copyOf(covered, 2 * c);
      }
      covered[c] += (long) count * length;
    }
    return candidates.size() <= limit ? candidates : first(candidates, covered, limit);
  }

  /** Returns the single bytes and the candidates that cover most bytes. */
  private static SymbolSet first(SymbolSet candidates, long[] covered, int limit) {
    int[] order = new int[candidates.size() - SymbolSet.SINGLES];
    for (int i = 0; i < order.length; i++) {
      order[i] = i + SymbolSet.SINGLES;
    }
    IntArrays.quickSort(
        order,
        (a, b) ->
            covered[a] != covered[b]
                ? Long.compare(covered[b], covered[a])
                : Integer.compare(a, b));
    SymbolSet kept = new SymbolSet();
    for (int i = 0; i < Math.min(limit, order.length); i++) {
      int c = order[i];
      kept.add(candidates.bytes(), candidates.place(c), candidates.length(c));
    }
    return kept;
  }
}
