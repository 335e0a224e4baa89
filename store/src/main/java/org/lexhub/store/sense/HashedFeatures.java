package org.lexhub.store.sense;

import org.lexhub.store.english.Sentence;
import org.lexhub.store.english.WordHash;

/**
 * The features of a token of a sentence, each as a hash below a power of two, for log-linear models
 * that keep their weights in one array. A reusable object of one thread.
 */
final class HashedFeatures {
  /** The hash of a token before the sentence; a token after it has this plus 1. */
  static final int OUTSIDE = 0x51ed270b;

  private final int[] features;
  private final int mask;
  private int size;

  /**
   * Creates an empty row.
   *
   * @param count the number of features
   * @param space the bound, exclusive, of the numbers of features; a power of two
   */
  HashedFeatures(int count, int space) {
    features = new int[count];
    mask = space - 1;
  }

  /** Removes all features. */
  void clear() {
    size = 0;
  }

  /** Returns the number of the {@code i}th feature. */
  int get(int i) {
    return features[i];
  }

  /**
   * Adds a feature.
   *
   * @param kind the template of the feature: the same values of different kinds are different
   *     features
   */
  void add(int kind, int first, int second) {
    features[size++] = hash(kind, first, second) & mask;
  }

  /** Returns the hash of a feature. */
  static int hash(int kind, int first, int second) {
    int hash = WordHash.finish(first * 31 + kind * 0x9E3779B9);
    return WordHash.finish(hash ^ (second * 0x85ebca6b));
  }

  /** Returns the hash of a token, {@link #OUTSIDE} outside the sentence. */
  static int word(Sentence sentence, int token) {
    return token < 0 || token >= sentence.size() ? OUTSIDE : sentence.hash(token);
  }
}
