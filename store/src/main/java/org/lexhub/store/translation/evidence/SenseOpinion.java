package org.lexhub.store.translation.evidence;

/**
 * What tells one sense of an English word from another in a sentence. Each opinion of a sense is a
 * natural logarithm or grows like one; {@link SenseWeights} weighs them.
 */
public enum SenseOpinion {
  /** The probability of the sense without a sentence. */
  PRIOR(0),
  /** The likelihood of its part of speech in the sentence. */
  PART_OF_SPEECH(1),
  /** The likelihood of its verb frames in the clause, beside the other senses of the verb. */
  VERB_FRAME(2),
  /** The cosine between its vector and that of the sentence. */
  TOPIC(3),
  /** The overlap of its signature with the words of the sentence. */
  OVERLAP(4),
  /** The ratio of the random walk from the words of the sentence. */
  WALK(5),
  /** The score of its neighbours in the sentence, learned from sentences with marked senses. */
  NEIGHBOURS(6),
  /** The cosine between its gloss and the sentence, in the vectors of the encoder. */
  GLOSS(7),
  /** The cosine between its gloss and the word in the sentence, in the vectors of the encoder. */
  WORD_AND_GLOSS(8);

  /** The number of opinions. */
  public static final int COUNT = 9;

  private final int number;

  SenseOpinion(int number) {
    this.number = number;
  }

  /** Returns the number of the opinion, from 0. */
  int number() {
    return number;
  }
}
