package org.lexhub.loader.merge;

import it.unimi.dsi.fastutil.ints.Int2FloatOpenHashMap;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;

/**
 * The meanings of a word, each with the probability that all sources that give it err, {@code Π (1
 * − prior · evidence)}, as {@link Confidence} has it.
 */
final class MeaningDoubts {
  /** The number of meanings of most words; there are as many of these maps as forms. */
  private static final int FEW = 2;

  private final Int2FloatOpenHashMap doubts = new Int2FloatOpenHashMap(FEW);
  private final Int2IntOpenHashMap lastSources = new Int2IntOpenHashMap(FEW);

  MeaningDoubts() {
    doubts.defaultReturnValue(1);
    lastSources.defaultReturnValue(-1);
  }

  /**
   * Adds a statement of a source; of those that follow each other only the first counts.
   *
   * @param strength prior times evidence, 0 to 1
   */
  void add(int meaning, int source, double strength) {
    if (lastSources.put(meaning, source) != source) {
      doubts.put(meaning, (float) (doubts.get(meaning) * (1 - strength)));
    }
  }

  /** Returns whether the word has a meaning, and sources are as sure of it as for another word. */
  boolean isAsSure(int meaning, MeaningDoubts other) {
    return doubts.containsKey(meaning) && doubts.get(meaning) <= other.doubts.get(meaning);
  }
}
