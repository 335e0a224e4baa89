package org.lexhub.store.term.fuzzy;

import it.unimi.dsi.fastutil.ints.IntArrays;
import java.util.Arrays;

/** The terms that a fuzzy look-up finds, ascending, each with its distance; reusable. */
public final class FuzzyTerms {
  private static final int DISTANCE_BITS = 2;

  /** The maximum size for which {@link Arrays#sort(int[], int, int)} does not allocate. */
  private static final int MAX_JDK_SORT = 4096;

  /** A term and, in the low bits, its distance. */
  private int[] found = new int[256];

  private int size;

  /** Creates an empty result. */
  public FuzzyTerms() {}

  /** Returns the number of terms. */
  public int size() {
    return size;
  }

  /** Returns the ordinal of the i-th term. */
  public int term(int i) {
    return found[i] >>> DISTANCE_BITS;
  }

  /** Returns the edit distance of the i-th term. */
  public int distance(int i) {
    return found[i] & ((1 << DISTANCE_BITS) - 1);
  }

  void clear() {
    size = 0;
  }

  /** Adds a term, which can be there already. */
  void add(int term, int distance) {
    if (size == found.length) {
      found = Arrays.copyOf(found, size * 2);
    }
    found[size++] = term << DISTANCE_BITS | distance;
  }

  /** Sorts the terms and keeps each once, with its minimum distance. */
  void finish() {
    if (size <= MAX_JDK_SORT) {
      Arrays.sort(found, 0, size);
    } else {
      IntArrays.quickSort(found, 0, size);
    }
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (kept == 0 || found[i] >>> DISTANCE_BITS != found[kept - 1] >>> DISTANCE_BITS) {
        found[kept++] = found[i];
      }
    }
    size = kept;
  }
}
