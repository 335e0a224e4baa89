package org.lexhub.loader.learn;

import org.lexhub.store.sense.MeaningVectors;

/**
 * The constants of the space of words and meanings. They were chosen on the held-out examples of
 * {@code benchmarks/sense-quality --work DIR}, from the English sources and from the whole pool
 * ({@code benchmarks/results/2026-11-21-sense.md}, "The pool beside the English sources"). The
 * width is {@link MeaningVectors#WIDTH}.
 */
final class SpaceDimensions {
  /** The maximum number of meanings with a vector. Bounds the memory and time of a load. */
  static final int MAX_MEANINGS = 400_000;

  /** The maximum number of words with a vector. Bounds the memory and time of a load. */
  static final int MAX_WORDS = 120_000;

  /** The minimum number of meanings with a word that has a vector. */
  static final int MIN_MEANINGS = 2;

  /** The number of words for each dimension of a small space. */
  static final int WORDS_PER_DIMENSION = 4;

  /** The rounds of subspace iteration. After fewer, results still depend on the random start. */
  static final int ROUNDS = 4;

  /** The seed of the random start. */
  static final long SEED = 7;

  private SpaceDimensions() {}

  /**
   * Returns the number of dimensions for a number of words. It stays below the number of words,
   * because a space as wide as its matrix only repeats the matrix.
   */
  static int width(int words) {
    int narrow = (words + WORDS_PER_DIMENSION - 1) / WORDS_PER_DIMENSION;
    return Math.min(MeaningVectors.WIDTH - WordVectors.WIDTH, narrow);
  }
}
