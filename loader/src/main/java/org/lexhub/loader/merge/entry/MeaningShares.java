package org.lexhub.loader.merge.entry;

import it.unimi.dsi.fastutil.ints.Int2FloatRBTreeMap;
import it.unimi.dsi.fastutil.ints.Int2FloatSortedMap;

/** The shares of the meanings of a word in its use; they sum to 1. */
final class MeaningShares {
  /** The shares of an unknown word. */
  static final MeaningShares NONE = new MeaningShares(new Int2FloatRBTreeMap());

  private final Int2FloatSortedMap shares;

  private MeaningShares(Int2FloatSortedMap shares) {
    this.shares = shares;
  }

  /** Returns shares that are proportional to the strengths of the meanings. */
  static MeaningShares of(Int2FloatSortedMap strengths) {
    if (strengths.isEmpty()) {
      return NONE;
    }
    float all = 0;
    for (float each : strengths.values()) {
      all += each;
    }
    Int2FloatSortedMap shares = new Int2FloatRBTreeMap();
    for (int meaning : strengths.keySet()) {
      shares.put(meaning, strengths.get(meaning) / all);
    }
    return new MeaningShares(shares);
  }

  boolean isEmpty() {
    return shares.isEmpty();
  }

  /** Returns the meanings in ascending order. */
  int[] meanings() {
    return shares.keySet().toIntArray();
  }

  /** Returns the share of a meaning, 0 if the word does not have it. */
  float share(int meaning) {
    return shares.get(meaning);
  }
}
