package org.lexhub.loader.learn;

/**
 * The constants of signatures. The weights were set by hand on 49 hints and 25 sentences of
 * everyday ambiguous words over the whole pool; {@code benchmarks/sense-quality --work DIR}
 * measures what they bring ({@code benchmarks/results/2026-11-21-sense.md}).
 */
final class SignatureWeights {
  /** The weight of a word of an English lemma of several words. */
  static final int LEMMA_PART = 10;

  /** The weight of a word of a domain, a semantic field or the gloss of a concept. */
  static final int TOPIC = 13;

  /** The weight of a word of an English gloss or definition. */
  static final int GLOSS = 9;

  /** The weight of a word of an English example. */
  static final int EXAMPLE = 7;

  /** The weight of a word of a gloss or definition in another language. */
  static final int FOREIGN_GLOSS = 6;

  /** The weight of a word of an example in another language. */
  static final int FOREIGN_EXAMPLE = 4;

  /** The weight of a word of a lemma or topic of a related meaning. */
  static final int RELATED_LEMMA = 9;

  /** The weight of a word of an English gloss of a related meaning. */
  static final int RELATED_GLOSS = 4;

  /** The weight of a word of a lemma or topic of a broader meaning. */
  static final int BROADER_LEMMA = 12;

  /** The weight of a word of an English gloss of a broader meaning. */
  static final int BROADER_GLOSS = 5;

  /** The maximum number of words of a gloss that counts as a phrase as well. */
  static final int MAX_PHRASE_LENGTH = 8;

  /** The number of uses of a first sense that was never tagged; later ones have less. */
  static final float UNTAGGED = 0.5f;

  /** The maximum number of words of a meaning itself. */
  static final int MAX_OWN = 96;

  /** The maximum number of related meanings whose words are added. */
  static final int MAX_RELATED = 48;

  /** The maximum number of words of a signature. */
  static final int MAX_LENGTH = 128;

  private SignatureWeights() {}
}
