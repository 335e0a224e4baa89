package org.lexhub.loader.merge.entry;

import it.unimi.dsi.fastutil.ints.Int2FloatMap;
import it.unimi.dsi.fastutil.ints.Int2FloatSortedMap;
import java.util.Arrays;

/** The shares of the meanings of a word in its use; they sum to 1. */
final class MeaningShares {
  /** The shares of an unknown word. */
  static final MeaningShares NONE = new MeaningShares(new int[0], new float[0]);

  private final int[] meanings;
  private final float[] shares;

  private MeaningShares(int[] meanings, float[] shares) {
    this.meanings = meanings;
    this.shares = shares;
  }

  /** Returns shares that are proportional to the strengths of the meanings. */
  static MeaningShares of(Int2FloatSortedMap strengths) {
    if (strengths.isEmpty()) {
      return NONE;
    }
    int[] meanings = new int[strengths.size()];
    float[] shares = new float[strengths.size()];
    float all = 0;
    int size = 0;
    for (Int2FloatMap.Entry each : strengths.int2FloatEntrySet()) {
      meanings[size] = each.getIntKey();
      shares[size++] = each.getFloatValue();
      all += each.getFloatValue();
    }
    for (int i = 0; i < size; i++) {
      shares[i] /= all;
    }
    return new MeaningShares(meanings, shares);
  }

  boolean isEmpty() {
    return meanings.length == 0;
  }

  /** Returns the number of meanings. */
  int size() {
    return meanings.length;
  }

  /** Returns the {@code i}th meaning, in ascending order. */
  int meaning(int i) {
    return meanings[i];
  }

  /** Returns the share of the {@code i}th meaning. */
  float shareAt(int i) {
    return shares[i];
  }

  /** Returns the share of a meaning, 0 if the word does not have it. */
  float share(int meaning) {
    int at = Arrays.binarySearch(meanings, meaning);
    return at < 0 ? 0 : shares[at];
  }
}
