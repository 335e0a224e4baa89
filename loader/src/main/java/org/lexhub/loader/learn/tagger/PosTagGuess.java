package org.lexhub.loader.learn.tagger;

import org.lexhub.store.english.Sentence;
import org.lexhub.store.sense.PosTagger;

/** Guesses the parts of speech of words from the English sentence around them. */
public interface PosTagGuess {
  /**
   * Estimates the part of speech of the words from {@code from} to {@code to}, exclusive, by the
   * sentence alone.
   *
   * @param likelihoods receives {@link PosTagger#COUNT} probabilities, whose sum is 1
   */
  void likelihood(Sentence sentence, int from, int to, float[] likelihoods);
}
