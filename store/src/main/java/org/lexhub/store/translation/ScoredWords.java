package org.lexhub.store.translation;

import java.util.Arrays;

/**
 * Target words with their odds and the best path to each, in parallel arrays. Grows and never
 * shrinks. {@link TranslationOrder} compares two of the words.
 */
abstract sealed class ScoredWords permits FoundWords, TranslationItems {
  int[] lexemes;
  int[] senses;
  int[] sources;
  int[] oddsBasisPoints;
  double[] odds;
  int[] likeness;
  int[] stated;
  int[] shares;
  int[] bests;
  private int minLeading;
  private boolean settled;
  int size;

  ScoredWords(int initialCapacity) {
    lexemes = new int[initialCapacity];
    senses = new int[initialCapacity];
    sources = new int[initialCapacity];
    oddsBasisPoints = new int[initialCapacity];
    odds = new double[initialCapacity];
    likeness = new int[initialCapacity];
    stated = new int[initialCapacity];
    shares = new int[initialCapacity];
    bests = new int[initialCapacity];
  }

  /** Returns the number of words. */
  final int size() {
    return size;
  }

  /**
   * Sets which words lead.
   *
   * @param first whether the likeliest sense has a translation
   */
  void lead(SenseParts parts, boolean first) {
    settled = first && parts.settled();
    minLeading = parts.minLeading(first);
  }

  /** Makes room for one more word. */
  final void ensureRoom() {
    if (size == lexemes.length) {
      resize(2 * size);
    }
  }

  /** Copies all arrays into longer ones. */
  void resize(int capacity) {
    lexemes = Arrays.copyOf(lexemes, capacity);
    senses = Arrays.copyOf(senses, capacity);
    sources = Arrays.copyOf(sources, capacity);
    oddsBasisPoints = Arrays.copyOf(oddsBasisPoints, capacity);
    odds = Arrays.copyOf(odds, capacity);
    likeness = Arrays.copyOf(likeness, capacity);
    stated = Arrays.copyOf(stated, capacity);
    shares = Arrays.copyOf(shares, capacity);
    bests = Arrays.copyOf(bests, capacity);
  }

  /** Returns the row of the lexeme of the best path to a word. */
  final int lexeme(int i) {
    return lexemes[i];
  }

  /** Returns the row of the target sense of the best path. */
  final int sense(int i) {
    return senses[i];
  }

  /** Returns the index of the detected sense from which the best path starts. */
  final int source(int i) {
    return sources[i];
  }

  /** Returns the odds of a word in basis points, from which its confidence follows. */
  final int oddsBasisPoints(int i) {
    return oddsBasisPoints[i];
  }

  /** Returns the odds by which words are ordered, in basis points. */
  int rankBasisPoints(int i) {
    return oddsBasisPoints[i];
  }

  /** Returns the odds of a word before rounding, which decide between equal rounded odds. */
  final double odds(int i) {
    return odds[i];
  }

  /** Returns the {@link CognateFactor} of a word in basis points. */
  final int likenessBasisPoints(int i) {
    return likeness[i];
  }

  /**
   * Returns the factor of the odds of a word for the sources that give it as a translation of the
   * source word, in basis points.
   */
  final int statedBasisPoints(int i) {
    return stated[i];
  }

  /** Returns the probability that one of the senses of a word is meant, in basis points. */
  final int shareBasisPoints(int i) {
    return shares[i];
  }

  /**
   * Returns whether a word translates a likely sense, so that it comes before all words that do
   * not.
   */
  final boolean leads(int i) {
    return (settled ? bests[i] : shares[i]) >= minLeading;
  }

  /** Returns whether only near meanings lead to a word. */
  abstract boolean isNear(int i);
}
