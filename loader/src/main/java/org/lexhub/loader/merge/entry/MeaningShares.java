package org.lexhub.loader.merge.entry;

import it.unimi.dsi.fastutil.ints.Int2FloatRBTreeMap;
import it.unimi.dsi.fastutil.ints.Int2FloatSortedMap;

/** How the use of a word is divided among its meanings; the shares sum to 1. */
final class MeaningShares {
  /** Of a word that nothing is known of. */
  static final MeaningShares NONE = new MeaningShares(new Int2FloatRBTreeMap());

  private final Int2FloatSortedMap shares;

  private MeaningShares(Int2FloatSortedMap shares) {
    this.shares = shares;
  }

  /** Divides by how strongly each meaning speaks. */
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

  /** The meanings in ascending order. */
  int[] meanings() {
    return shares.keySet().toIntArray();
  }

  /** The share of a meaning, 0 where the word doesn't have it. */
  float share(int meaning) {
    return shares.get(meaning);
  }
}
