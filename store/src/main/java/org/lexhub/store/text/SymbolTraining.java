package org.lexhub.store.text;

import java.util.Arrays;

/**
 * Finds the symbols of a text column on a sample: {@link SymbolGrowth} makes candidates; then the
 * sample is cut so that the codes take fewest bytes, and a candidate whose place in the dictionary
 * costs more than it saves goes. The same rows give the same symbols. For 60-byte definitions of
 * WordNet 3.0 the result is below 19 bytes a definition, dictionary and offsets included.
 *
 * <p>Tried and left: more rounds of growing or pruning (0.3 % smaller for half as much time again);
 * asking for 4 occurrences of a candidate instead of 3 (1 % larger); a sample of 6 MiB (no
 * smaller); the dictionary by rank, not front-coded (6 % larger).
 */
final class SymbolTraining {
  /** Bytes of text that are looked at. */
  private static final int SAMPLE = 4 << 20;

  private static final int PRUNINGS = 2;

  /** What a symbol costs in the dictionary: front-coded, about half of its bytes. */
  private static final double BYTE_COST = 0.5;

  private static final double ENTRY_COST = 2;

  private final SymbolSample sample;

  private SymbolTraining(SymbolSample sample) {
    this.sample = sample;
  }

  /** The symbols for these rows. */
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

  /** Whether a symbol saves more in the text than it costs in the dictionary. */
  private boolean savesMore(SymbolSet set, SymbolParser parser, int[] costs, long count, int s) {
    int cost = costs[s];
    costs[s] = SymbolParser.NEVER;
    int without = parser.parse(set.bytes(), set.place(s), set.place(s) + set.length(s));
    costs[s] = cost;
    double saved = count * sample.scale() * SymbolParser.bytes(without - cost);
    return saved > set.length(s) * BYTE_COST + ENTRY_COST;
  }

  /** How often each symbol occurs when the sample is cut in the best way. */
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
