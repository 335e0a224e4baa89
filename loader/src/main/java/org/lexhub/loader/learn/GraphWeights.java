package org.lexhub.loader.learn;

/**
 * The constants of the graph of meanings. They were chosen on the held-out examples of {@code
 * benchmarks/sense-quality --work DIR} from the English sources ({@code
 * benchmarks/results/2026-11-21-sense.md}, "Words as they are spelled" and "What each step
 * brought"). The weight of a relation is {@link
 * org.lexhub.store.sense.MeaningGraph#RELATION_WEIGHT}.
 */
final class GraphWeights {
  /** The number of uses of a first sense that was never tagged; later ones have less. */
  static final float UNTAGGED = 0.5f;

  /** The share of the uses of a lexeme that one of its forms gets. */
  static final float FORM_SHARE = 0.3f;

  /** The maximum number of meanings of a spelling. */
  static final int MAX_MEANINGS = 10;

  /** The maximum number of meanings to which a word of a gloss links. */
  static final int MAX_LINKED = 4;

  /** The minimum likelihood of a meaning to which a word of a gloss links. */
  static final double MIN_LIKELIHOOD = 0.1;

  /** The factor of the cosine of two vectors in the logarithm of a likelihood. */
  static final double COSINE_FACTOR = 11;

  private GraphWeights() {}
}
