package org.lexhub.store.index;

/** Guesses the classes of words from the English sentence around them. */
interface WordClassGuess {
  /**
   * How likely the words from {@code from} to {@code to}, exclusive, are of each class, by the
   * sentence alone.
   *
   * @param likely is filled with {@link WordClasses#COUNT} numbers, the sum of which is 1
   */
  void likelihood(Sentence sentence, int from, int to, float[] likely);
}
