package org.lexhub.store.translation.evidence;

/**
 * The weights by which {@code SensePriors}, {@code HitWeights}, {@link PosTagCue}, {@link
 * VerbFrameCue}, {@link WordBag}, {@link WalkStart}, {@code ForeignContext}, {@link
 * PersonalizedPageRank} and {@code SenseChoice} choose the sense of a word. Those of a hint are in
 * {@link HintWeights}.
 *
 * <p>{@link #readOpinions Those of opinions} were fitted on folds of SemCor by {@code
 * benchmarks/fit-sense-weights} after {@code benchmarks/sense-quality --folds --work DIR} ({@code
 * benchmarks/results/2026-11-22-sense-choice.md}). They decide where a word is found in an English
 * sentence. For the others, which decide where it is not found and count beside hints, the data are
 * examples held out of WordNet 3.0 and the Open English Wordnet, 9,530 cases. The command {@code
 * benchmarks/sense-quality --work DIR} holds them out, loads the rest and measures the choice;
 * {@code benchmarks/results/2026-11-21-sense.md} records the results. The weights of the context,
 * the cut-offs of the walk, the weight of the clause and the limits of contexts in other languages
 * were chosen by the comparisons recorded there. The weights of sentences in other languages have
 * the greatest likelihood on those of {@code benchmarks/context-quality} ({@code
 * benchmarks/results/2026-11-27-sense-choice.md}). The powers of confidences calibrate: a
 * confidence is about as high as the share of cases in which it is right. No fit is recorded for
 * the other weights.
 */
public final class SenseWeights {
  /** The factor of the priors of a word with an inflected form that is spelled like the query. */
  public static final float INFLECTED_FORM = 0.12f;

  /** The same where both are of closed classes: {@code most} is rarely meant as a form of much. */
  public static final float CLOSED_FORM = 0.01f;

  /** The factor of the priors of a word of which the rules make the query, a lemma too, a form. */
  public static final float RULED_FORM = 0.04f;

  /** The factor of the priors of a word that is read, but not written, like the query. */
  public static final float READING = 0.5f;

  /** The factor of the priors of a word as typed beside a far more common one with diacritics. */
  public static final float RARE_AS_TYPED = 0.03f;

  /** The factor of the prior of a meaning of another part of speech than its closed-class word. */
  public static final float OTHER_CLOSED_CLASS = 0.3f;

  /**
   * The minimum confidence of the link of a phrase that counts beside other words spelled like it,
   * in basis points: a list of names of emoji has Swahili {@code kisu}, a knife, as "diamond suit".
   */
  public static final int SURE_PHRASE = 9_400;

  /** The minimum number of words of all languages for the meaning of such a phrase. */
  public static final int WORDS_OF_PHRASE = 10;

  /** The number of sources that a word must have more than one as typed that is a form of it. */
  public static final int MANY_MORE_SOURCES = 3;

  /** The factor of the prior of an adjective that pertains to a noun with the same spelling. */
  public static final float ATTRIBUTE = 0.2f;

  /** The factor of the prior of a sense that no other word has beside senses that others have. */
  public static final float UNLINKED = 1e-5f;

  /**
   * The factor of the priors of a word that differs from the query in letter case beside a word
   * that does not, if it is of a closed class or if there is a hint: "He" is written for "he" in
   * lists.
   */
  public static final float OTHER_CASE = 0.05f;

  /** The factor of the logarithmic score of a part of speech in a sentence. */
  static final float PART_OF_SPEECH = 1.5f;

  /** The factor of the logarithmic score of the verb frames of a meaning in a clause. */
  static final float VERB_FRAME = 0.9f;

  /** The factor of the cosine between the context and the vector of a meaning. */
  public static final float CONTEXT_COSINE = 3f;

  /** The factor of the overlap between the context and the signature of a meaning. */
  public static final float CONTEXT_OVERLAP = 0.05f;

  /** The maximum overlap that counts. */
  public static final float MAX_CONTEXT_OVERLAP = 40f;

  /** The factor of the logarithm of the ratio of the walk from the context. */
  public static final float CONTEXT_WALK = 0.7f;

  /** The number added to the ratio of the walk from the context, so that 0 excludes no sense. */
  public static final float CONTEXT_WALK_SMOOTHING = 0.03f;

  /** The power of the weights of all senses that gives their confidences in a context. */
  public static final float CONFIDENCE_POWER_IN_CONTEXT = 0.7f;

  /** The power of the priors of all senses that gives their confidences without a context. */
  public static final float CONFIDENCE_POWER_ALONE = 0.8f;

  /**
   * The weights of {@link SenseOpinion}s, by number, in long sentences: those of greatest
   * likelihood on unseen documents of SemCor.
   */
  private static final float[] OPINIONS = {0.74f, 0.38f, 0.33f, 4.2f, 0.053f, 0.23f, 0.33f, 0, 0};

  /** The same weights with an encoder. */
  private static final float[] OPINIONS_WITH_GLOSSES = {
    0.7f, 0.38f, 0.34f, 3.3f, 0.033f, 0.17f, 0.29f, 3.9f, 2
  };

  /** The same weights where the snapshot was loaded without sentences with marked senses. */
  private static final float[] OPINIONS_WITHOUT_NEIGHBOURS = {
    0.75f, 0.43f, 0.44f, 4.45f, 0.063f, 0.22f, 0, 0, 0
  };

  /**
   * What is added to these weights in short sentences: a few words that are asked for one of them
   * have more of a clue, and less of the usual sense, than running text. Chosen on a fifth of the
   * examples of the core vocabulary, which the snapshot did not have.
   */
  private static final float[] OPINIONS_IN_SHORT = {-0.37f, 0.22f, 0, 3.8f, 0, 0.17f, 0.47f, 0, 0};

  /** The number of words up to which a sentence is short. */
  private static final int SHORT_SENTENCE = 11;

  /** The number of words from which on a sentence is long. */
  private static final int LONG_SENTENCE = 15;

  /** The maximum number of senses if a hint or a context chooses among them. */
  public static final int MAX_SENSES = 10;

  /** The number of senses that a hint or a context leaves to choose from, however unlikely. */
  public static final int MIN_SENSES = 3;

  /** The minimum share of all weight for a sense after the first. */
  public static final float MIN_SENSE_SHARE = 0.01f;

  /**
   * The distance, in words, from the word to translate at which a word of the context has half of
   * its maximum loss.
   */
  static final float HALF_LOSS_DISTANCE = 5;

  /** The factor of a word of the context that is infinitely far from the word to translate. */
  static final float FARTHEST_WORD = 0.2f;

  /** The rarity of a word of the context that is in no signature. */
  static final float UNKNOWN_WORD_IDF = 8;

  /** The mass below which the walk from the context is not followed. */
  static final float MIN_FORWARD_MASS = 2e-4f;

  /** The mass below which the walk from a sense is not followed. */
  static final float MIN_BACKWARD_MASS = 2e-3f;

  /** The factor of the logarithm of the prior in a sentence of another language than English. */
  public static final float FOREIGN_PRIOR = 0.7f;

  /** The factor of the logarithm of the confidence of a link between word and meaning there. */
  public static final float FOREIGN_LINK = 2.7f;

  /**
   * The factor of the logarithm of the tags of English words there. The prior counts these tags
   * too, and too much: an English word is often frequent because of other senses.
   */
  public static final float FOREIGN_TAGS = -0.42f;

  /** The factor of the logarithm of the number of words, of all languages, for a meaning there. */
  public static final float FOREIGN_WORDS = 0.9f;

  /** The weights of {@link SenseOpinion}s, by number, in sentences of other languages. */
  private static final float[] FOREIGN_OPINIONS = {1, 4, 0, 3.4f, 0, 1.2f, 0, 0, 0};

  /** The minimum share of a meaning of a context word of another language. */
  public static final float MIN_FOREIGN_SHARE = 0.1f;

  /** The power of the tags of English words in the share of a meaning of a context word. */
  public static final double FOREIGN_SHARE_OF_TAGS = 0.3;

  /** The factor of the English lemmas of a word of a context in another language. */
  public static final float FOREIGN_WORD_LEMMA = 0.5f;

  /** The number of the most frequent words of another language that a context ignores. */
  public static final int IGNORED_FOREIGN_WORDS = 100;

  /** The frequency rank from which on the words of another language have the full weight. */
  public static final int RARE_FOREIGN_RANK = 20_000;

  private SenseWeights() {}

  /** Sets the weights of {@link SenseOpinion}s, by number, in sentences of other languages. */
  public static void readForeignOpinions(float[] weights) {
    System.arraycopy(FOREIGN_OPINIONS, 0, weights, 0, weights.length);
  }

  /**
   * Sets the weights of {@link SenseOpinion}s, by number.
   *
   * @param neighbours whether the snapshot was loaded with sentences with marked senses
   * @param glosses whether an encoder compared the sentence with the glosses
   * @param words the number of words of the sentence
   */
  public static void readOpinions(boolean neighbours, boolean glosses, int words, float[] weights) {
    float[] ofLong = neighbours ? OPINIONS : OPINIONS_WITHOUT_NEIGHBOURS;
    ofLong = glosses ? OPINIONS_WITH_GLOSSES : ofLong;
    float range = LONG_SENTENCE - SHORT_SENTENCE;
    float shortness = Math.clamp((LONG_SENTENCE - words) / range, 0, 1);
    for (int i = 0; i < weights.length; i++) {
      weights[i] = ofLong[i] + shortness * OPINIONS_IN_SHORT[i];
    }
  }
}
