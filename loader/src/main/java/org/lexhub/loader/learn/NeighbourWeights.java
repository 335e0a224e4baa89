package org.lexhub.loader.learn;

/**
 * The constants by which the model of neighbours learns. They were chosen on one fold of SemCor in
 * a separate program ({@code benchmarks/results/2026-11-22-sense-choice.md}, "The model of
 * neighbours"); {@code benchmarks/sense-quality --work DIR --folds} measures the result.
 */
final class NeighbourWeights {
  /** The number of uses of a first sense that was never tagged; later ones have less. */
  static final float UNTAGGED = 0.8f;

  /** The minimum number of words that have a feature. */
  static final int MIN_COUNT = 2;

  /** The number of times that each word of a running text is used for training. */
  static final int ROUNDS = 2;

  /** The number of times that each illustration of a meaning is used for training. */
  static final int ILLUSTRATION_ROUNDS = 4;

  /** How often an illustration counts: it is written to tell one sense from the others. */
  static final float ILLUSTRATION_IMPORTANCE = 10;

  /** The step size of AdaGrad. */
  static final float STEP = 0.3f;

  /** The initial sum of squared gradients of AdaGrad, which keeps weights of rare features low. */
  static final float INITIAL_SQUARES = 100;

  /** The minimum absolute value of a gradient that changes a weight. */
  static final float MIN_GRADIENT = 5e-3f;

  /** The maximum number of words; further ones are left out, which bounds memory. */
  static final int MAX_WORDS = 1_000_000;

  /** The seed of the order of training. */
  static final long SEED = 3;

  private NeighbourWeights() {}
}
