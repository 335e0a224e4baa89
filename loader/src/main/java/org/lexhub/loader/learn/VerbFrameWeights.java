package org.lexhub.loader.learn;

/**
 * The constants by which the model of verb frames learns. They were chosen on the verbs among the
 * held-out examples of {@code benchmarks/sense-quality --work DIR} from the English sources ({@code
 * benchmarks/results/2026-11-21-sense.md}, "The clause around a verb").
 */
final class VerbFrameWeights {
  /** The number of uses of a first sense that was never tagged; later ones have less. */
  static final float UNTAGGED = 0.8f;

  /** The weight of the comparison with other verbs where the verb has other meanings itself. */
  static final float OTHER_VERBS = 0.5f;

  /** The weight of the comparison with other verbs where the verb has no other meaning. */
  static final float OTHER_VERBS_ALONE = 0.3f;

  /** The number of random verbs with which each verb is compared. */
  static final int COMPARED_VERBS = 8;

  /** The number of times that each verb is used for training. */
  static final int ROUNDS = 5;

  /** The step size of AdaGrad. */
  static final float STEP = 0.05f;

  /** The initial sum of squared gradients of AdaGrad. */
  static final float INITIAL_SQUARES = 1;

  /** The minimum absolute value of a gradient that changes a weight. */
  static final float MIN_GRADIENT = 1e-3f;

  /** The number of verbs between two samples of the weights, whose mean is the result. */
  static final int SAMPLE_INTERVAL = 2000;

  /** The maximum number of verbs; further ones are left out, which bounds memory. */
  static final int MAX_VERBS = 400_000;

  /** The seed of the order of training and of the verbs to compare with. */
  static final long SEED = 3;

  private VerbFrameWeights() {}
}
