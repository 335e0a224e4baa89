package org.lexhub.store.sense;

import org.lexhub.store.english.Sentence;

/** Guesses the classes of words from the English sentence around them. */
public interface PosTagGuess {
  /**
   * How likely the words from {@code from} to {@code to}, exclusive, are of each class, by the
   * sentence alone.
   *
   * @param likely is filled with {@link PosTagger#COUNT} numbers, the sum of which is 1
   */
  void likelihood(Sentence sentence, int from, int to, float[] likely);
}
