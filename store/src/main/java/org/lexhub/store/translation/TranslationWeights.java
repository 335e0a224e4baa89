package org.lexhub.store.translation;

/**
 * The weights by which {@link TargetWords}, {@link CognateFactor}, {@link NearTargets} and {@link
 * TranslationItems} turn the odds of paths into the confidences of translations. {@link PivotPaths}
 * says how they work together.
 *
 * <p>The data are bilingual dictionaries of FreeDict, each read in both directions, against a
 * snapshot that contains none of them. The weight of a common beginning was fitted to every second
 * of 33,420 words, those of near words to the same sample. A dictionary names only a part of the
 * right words, so the scales of languages are those with which judged answers are calibrated. To
 * measure them again: {@code ./lexhub load --recipe data/pool.toml --without 'freedict*' --out
 * DIR}, then {@code benchmarks/translation-quality --data DIR}. The results are in {@code
 * benchmarks/results/2026-11-21-translation-quality.md}, sections "Order", "Near meanings",
 * "Honesty of what stands first" and "Closed classes and likely senses"; those of the scales in
 * {@code 2026-11-23-translation-quality.md}, section "Calibration".
 */
final class TranslationWeights {
  /** The confidence from which on a hint or a context has settled the sense, in basis points. */
  static final int SETTLED_SENSE = 6000;

  /** The factor of the odds of all senses but the one that a hint or a context settles. */
  static final double OTHER_THAN_SETTLED = 0.1;

  /**
   * The probability of a sense, as a share of that of the likeliest one, below which it never
   * answers for it.
   */
  static final double FRINGE_SENSE = 0.2;

  /**
   * The minimum nearness, in basis points, of such a sense to a likelier one with which it answers
   * nevertheless: 44 % of such answers are right, 29 % of those of less near senses.
   */
  static final int NEAR_SUBSTITUTE = 1000;

  /**
   * The probability of the senses of a word, as a share of that of the likeliest sense, below which
   * the word comes after the others.
   */
  static final double LEADING_SENSE = 0.05;

  /** The weight of the common beginning of two words, in the exponent of {@link CognateFactor}. */
  static final double COMMON_BEGINNING = 1.6;

  /**
   * The factor of a word that a bilingual dictionary gives as a translation, or that a source has
   * for the meaning beside the source word, in basis points.
   */
  static final int STATED_BASIS_POINTS = 50_000;

  /** The factor of a phrase as the translation of a phrase, in basis points. */
  static final int PHRASE_BASIS_POINTS = 50_000;

  /** The power of the share of the meaning in the uses of a word that translates a phrase. */
  static final double PHRASE_SHARE = 0.6;

  /** The factor of several words as the translation of several words that are no noun or verb. */
  static final int SEVERAL_WORDS_BASIS_POINTS = 30_000;

  /** The factor of several words as the translation of a verb of several words. */
  static final int VERB_OF_WORDS_BASIS_POINTS = 20_000;

  /** An upper bound of all factors of {@link CognateFactor}, e to the power of its weight. */
  static final int MAX_COGNATE_FACTOR = 5;

  /** The scale of the odds of a language in which all words together have odds of 1. */
  static final double LANGUAGE_SCALE = 4.2;

  /** The same scale where the likeliest sense is of a closed class: few words compete there. */
  static final double CLOSED_SCALE = 12;

  /** The same scale where the likeliest sense is of an adverb. */
  static final double ADVERB_SCALE = 6;

  /** The same scale where the likeliest sense is of a verb. */
  static final double VERB_SCALE = 4;

  /** The scale of phrases, which few sources have and which are written with care. */
  static final double PHRASE_SCALE = 200;

  /** The same scale where the likeliest sense is of a noun. */
  static final double NOUN_SCALE = 4.8;

  /** The maximum odds of a translation in basis points: no translation is certain. */
  static final int MAX_ODDS = 990_000;

  /** How much the odds o of a near word are damped: they become o / (1 + damping * o). */
  static final double NEAR_DAMPING = 2;

  /** The number of translations up to which a language gets near words. */
  static final int ENOUGH_TRANSLATIONS = 5;

  /** The minimum odds of a near word in basis points. */
  static final int MIN_NEAR_ODDS = 30;

  /**
   * How many times {@link #MIN_NEAR_ODDS} a path over a near meaning must have before the link and
   * the use of its target sense count, which together are seldom more than a third.
   */
  static final int NEAR_PATH_MARGIN = 3;

  private TranslationWeights() {}
}
