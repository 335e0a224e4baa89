package org.lexhub.store.translation.evidence;

/**
 * The weights by which {@code HintChoice} and {@code SenseChoice} choose the sense of a word that
 * has a hint.
 *
 * <p>The data are 227 everyday hints such as "bank: finance" ({@code hints.tsv} of the benchmarks)
 * and hints made from relations of WordNet: synonyms, hypernyms, domains, derived words and words
 * with the same hypernym. The command {@code benchmarks/sense-quality --work DIR} measures the
 * choice; {@code benchmarks/results/2026-11-21-sense.md}, sections "Hints" and "Everyday hints",
 * records the results, and {@code 2026-11-27-sense-choice.md} those of later changes. No fit is
 * recorded for the confidence of a clear hint.
 */
public final class HintWeights {
  /** The factor of the score of the context if a hint decides. */
  public static final double CONTEXT_WITH_HINT = 0.6;

  /** The maximum score of the context, after multiplication, if a hint decides. */
  public static final double MAX_CONTEXT_WITH_HINT = 3;

  /** The factor of the logarithm of the prior of a sense. */
  public static final float PRIOR = 0.6f;

  /** The same factor if several senses cover nearly as much of the hint as the best one. */
  public static final float PRIOR_AMONG_RIVALS = 0.4f;

  /** The share of the best coverage that is nearly as much. */
  public static final float NEARLY_BEST_COVERAGE = 0.8f;

  /** The factor of the logarithm of the coverage of the hint. */
  public static final float COVERAGE = 2.5f;

  /** The number added to the coverage in the logarithm, so that 0 excludes no sense. */
  public static final float COVERAGE_SMOOTHING = 0.2f;

  /** The additional factor of the coverage above {@link #HIGH_COVERAGE}. */
  public static final float EXTRA_COVERAGE = 2f;

  /** The coverage above which a sense gets {@link #EXTRA_COVERAGE}. */
  public static final float HIGH_COVERAGE = 0.6f;

  /** The additional coverage if the whole hint is a lemma, gloss or topic of the meaning. */
  static final float WHOLE_HINT_COVERAGE = 0.25f;

  /** The maximum coverage by a word that is derived from the hint, or from which the hint is. */
  public static final float DERIVED_WORD_COVERAGE = 0.5f;

  /** The power of the rarity of a derived word, relative to the hint: "create" is not "animal". */
  public static final float DERIVED_WORD_RARITY = 1;

  /** The maximum coverage of a hint that names what the meaning is a kind of. */
  public static final float KIND_COVERAGE = 0.8f;

  /** The maximum coverage by the walk if no signature covers any of the hint. */
  public static final float WALK_COVERAGE = 0.5f;

  /** The factor of the cosine between the hint and the vector of a meaning. */
  public static final float COSINE = 2f;

  /** The additional factor of the cosine where no signature covers any of the hint. */
  public static final float COSINE_UNCOVERED = 6f;

  /** The factor of the logarithm of the ratio of the walk from the hint. */
  public static final float WALK = 0.3f;

  /** The number added to the ratio of the walk from the hint, so that 0 excludes no sense. */
  public static final float WALK_SMOOTHING = 0.03f;

  /** The score of a sense whose part of speech is the usual one of a hint of one word. */
  public static final float SAME_PART_OF_SPEECH = 0.3f;

  /** The same score if that is the only part of speech of the hint: "baseball" is no verb. */
  public static final float ONLY_PART_OF_SPEECH = 1.3f;

  /** The minimum ratio of the walk for a faint match of a hint that no signature covers. */
  public static final float MIN_FAINT_RATIO = 1.5f;

  /** The minimum ratio of the walk for a clear match of a hint that no signature covers. */
  public static final float MIN_CLEAR_RATIO = 5f;

  /** The minimum cosine for a faint match of a hint that no signature covers. */
  public static final float MIN_FAINT_COSINE = 0.2f;

  /** The minimum share of the uses of a hint for a meaning whose derived words count. */
  public static final float MIN_DERIVED_WORD_SHARE = 0.1f;

  /** The maximum number of words derived from a hint. */
  public static final int MAX_DERIVED_WORDS = 32;

  /** The minimum confidence, before its coverage counts, of the first sense of a clear hint. */
  public static final float CLEAR_CONFIDENCE = 0.8f;

  /** The number that full coverage without a rival adds to {@link #CLEAR_CONFIDENCE}. */
  public static final float CLEAR_CONFIDENCE_OF_COVERAGE = 0.15f;

  /** The share of that addition which is lost if another sense covers as much of the hint. */
  public static final float RIVAL_LOSS = 0.6f;

  /** The coverage of another sense, relative to the first, from which on it is a rival. */
  public static final float RIVAL_FROM = 0.6f;

  /** The range of relative coverage above {@link #RIVAL_FROM} over which the loss grows. */
  public static final float RIVAL_RANGE = 0.4f;

  /** The minimum confidence in basis points of senses after the first that are translated. */
  public static final int MIN_TRANSLATED_CONFIDENCE = 500;

  private HintWeights() {}
}
