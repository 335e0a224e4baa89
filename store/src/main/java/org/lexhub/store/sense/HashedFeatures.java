package org.lexhub.store.sense;

import org.lexhub.store.english.Sentence;
import org.lexhub.store.english.WordHash;

/**
 * What is seen around a token of a sentence, each thing as a hash below a power of two: features of
 * log-linear models whose weights stand in one array. A reusable object of one thread.
 */
final class HashedFeatures {
  /** Stands for a token before the sentence; 1 more for one behind it. */
  static final int OUTSIDE = 0x51ed270b;

  private final int[] features;
  private final int mask;
  private int size;

  /**
   * Creates an empty row.
   *
   * @param count how many features it will have
   * @param space how many different numbers there are, a power of two
   */
  HashedFeatures(int count, int space) {
    features = new int[count];
    mask = space - 1;
  }

  void clear() {
    size = 0;
  }

  /** The number of the {@code i}th feature. */
  int get(int i) {
    return features[i];
  }

  /** Adds what has been seen; the kind tells the same numbers seen in different places apart. */
  void add(int kind, int first, int second) {
    int hash = WordHash.finish(first * 31 + kind * 0x9E3779B9);
    hash = WordHash.finish(hash ^ (second * 0x85ebca6b));
    features[size++] = hash & mask;
  }

  /** The word at a place, {@link #OUTSIDE} outside the sentence. */
  static int word(Sentence sentence, int token) {
    return token < 0 || token >= sentence.size() ? OUTSIDE : sentence.hash(token);
  }
}
