package org.lexhub.store.text;

import java.util.Arrays;

/**
 * Finds the symbols of a text column on a sample: {@link SymbolGrowth} finds candidates; then the
 * sample is cut into the fewest bytes of codes, and candidates that cost more in the dictionary
 * than they save are dropped. The same rows give the same symbols. For 60-byte definitions of
 * WordNet 3.0 the result is below 19 bytes a definition, including dictionary and offsets.
 *
 * <p>Tried and rejected: more rounds of growing or pruning (0.3 % smaller, 50 % more time); a
 * minimum of 4 occurrences of a candidate instead of 3 (1 % larger); a sample of 6 MiB (not
 * smaller); a dictionary in order of rank, not front-coded (6 % larger).
 */
final class SymbolTraining {
  /** The maximum number of bytes of the sample. */
  private static final int SAMPLE = 4 << 20;

  private static final int PRUNINGS = 2;

  /** The cost of a byte of a symbol in the dictionary, where front coding saves about half. */
  private static final double BYTE_COST = 0.5;

  private static final double ENTRY_COST = 2;

  private final SymbolSample sample;

  private SymbolTraining(SymbolSample sample) {
    this.sample = sample;
  }

  /** Returns the symbols for these rows. */
  static SymbolTable train(TextStore rows) {
    SymbolSample sample = SymbolSample.of(rows, SAMPLE);
    return new SymbolTraining(sample).prune(new SymbolGrowth(sample).grow());
  }

  private SymbolTable prune(SymbolSet candidates) {
    SymbolSet set = candidates;
    SymbolTrie trie = new SymbolTrie(set);
    int[] costs = new int[set.size()];
    Arrays.fill(costs, SymbolParser.cost(2));
    for (int round = 0; round < PRUNINGS; round++) {
      costs = new SymbolRanking(count(set, trie, costs)).costs();
      long[] counts = count(set, trie, costs);
      SymbolSet kept = new SymbolSet();
      int[] keptCosts = new int[set.size()];
      SymbolParser parser = new SymbolParser(trie, costs);
      for (int s = 0; s < set.size(); s++) {
        if (s < SymbolSet.SINGLES || savesMore(set, parser, costs, counts[s], s)) {
          keptCosts[kept.add(set.bytes(), set.place(s), set.length(s))] = costs[s];
        }
      }
      set = kept;
      trie = new SymbolTrie(set);
      costs = Arrays.copyOf(keptCosts, kept.size());
    }
    return new SymbolRanking(count(set, trie, costs)).table(set);
  }

  /** Returns whether a symbol saves more in the text than it costs in the dictionary. */
  private boolean savesMore(SymbolSet set, SymbolParser parser, int[] costs, long count, int s) {
    int cost = costs[s];
    costs[s] = SymbolParser.NEVER;
    int without = parser.parse(set.bytes(), set.place(s), set.place(s) + set.length(s));
    costs[s] = cost;
    double saved = count * sample.scale() * SymbolParser.bytes(without - cost);
    return saved > set.length(s) * BYTE_COST + ENTRY_COST;
  }

  /** Counts the symbols of the cheapest cut of the sample. */
  private long[] count(SymbolSet set, SymbolTrie trie, int[] costs) {
    long[] counts = new long[set.size()];
    SymbolParser parser = new SymbolParser(trie, costs);
    byte[] bytes = sample.bytes();
    for (int row = 0; row < sample.rows(); row++) {
      int end = sample.end(row);
      for (int at = sample.start(row); at < end; at += SymbolParser.PIECE) {
        int length = Math.min(SymbolParser.PIECE, end - at);
        parser.parse(bytes, at, at + length);
        for (int i = 0; i < length; i += set.length(parser.choice(i))) {
          counts[parser.choice(i)]++;
        }
      }
    }
    return counts;
  }
}
