package org.lexhub.loader.learn.tagger;

/**
 * The constants by which the tagger of parts of speech learns. They were chosen on 9,530 held-out
 * examples from WordNet and the English sources, with the prior times the model ({@code
 * benchmarks/results/2026-11-21-sense.md}, "What each step brought", rows "classes"); {@code
 * benchmarks/sense-quality --work DIR} reports the part of speech in each of its tables.
 */
final class PosTagWeights {
  /** The number of uses that every word has in addition to those tagged, so that it is known. */
  static final float UNTAGGED = 0.3f;

  /** The minimum share of its uses that a spelling has in a part of speech that counts. */
  static final float MIN_SHARE = 0.1f;

  /** The weight of a word that is the subject of an example, in percent. */
  static final int EXAMPLE_PERCENT = 100;

  /** The weight of another word of an example, in percent. */
  static final int NEIGHBOUR_PERCENT = 8;

  /** The weight of a word of a running text that could have another open class, in percent. */
  static final int TAGGED_PERCENT = 100;

  /** The weight of a word of a running text that has only the class that is marked, in percent. */
  static final int TAGGED_ONLY_PERCENT = 8;

  /** The weight of the rule that a verb follows some words, in percent. */
  static final int VERB_RULE_PERCENT = 100;

  /** The weight of the rules that a noun or an adjective follows some words, in percent each. */
  static final int NOUN_RULE_PERCENT = 50;

  /** The weight of the rule that an auxiliary begins a question, for each subject in percent. */
  static final int QUESTION_RULE_PERCENT = 100;

  /** The number of times that each word is used for training. */
  static final int ROUNDS = 3;

  /** The step size of AdaGrad. */
  static final float STEP = 0.1f;

  /** The initial sum of squared gradients of AdaGrad. */
  static final float INITIAL_SQUARES = 0.1f;

  /** The seed of the order of training. */
  static final long SEED = 3;

  private PosTagWeights() {}
}
