package org.lexhub.store.index;

import java.util.Arrays;

/** The terms that a fuzzy look-up found, ascending, each with its distance; reusable. */
public final class FuzzyTerms {
  private int[] terms = new int[256];
  private byte[] distances = new byte[256];
  private int size;

  /** Creates an empty answer. */
  public FuzzyTerms() {}

  /** How many terms were found. */
  public int size() {
    return size;
  }

  /** The ordinal of the i-th term found. */
  public int term(int i) {
    return terms[i];
  }

  /** The edit distance of the i-th term found. */
  public int distance(int i) {
    return distances[i];
  }

  void clear() {
    size = 0;
  }

  void add(int term, int distance) {
    if (size == terms.length) {
      terms = Arrays.copyOf(terms, size * 2);
      distances = Arrays.copyOf(distances, size * 2);
    }
    terms[size] = term;
    distances[size++] = (byte) distance;
  }
}
