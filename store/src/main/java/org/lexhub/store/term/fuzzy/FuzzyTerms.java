package org.lexhub.store.term.fuzzy;

import it.unimi.dsi.fastutil.ints.IntArrays;
import java.util.Arrays;

/** The terms that a fuzzy look-up found, ascending, each with its distance; reusable. */
public final class FuzzyTerms {
  private static final int DISTANCE_BITS = 2;
  private static final int FEW = 4096;

  /** A term and, in the low bits, its distance. */
  private int[] found = new int[256];

  private int size;

  /** Creates an empty answer. */
  public FuzzyTerms() {}

  /** How many terms were found. */
  public int size() {
    return size;
  }

  /** The ordinal of the i-th term found. */
  public int term(int i) {
    return found[i] >>> DISTANCE_BITS;
  }

  /** The edit distance of the i-th term found. */
  public int distance(int i) {
    return found[i] & ((1 << DISTANCE_BITS) - 1);
  }

  void clear() {
    size = 0;
  }

  /** Adds a term, perhaps once more. */
  void add(int term, int distance) {
    if (size == found.length) {
      found = Arrays.copyOf(found, size * 2);
    }
    found[size++] = term << DISTANCE_BITS | distance;
  }

  /** Puts the terms in order and keeps each once, with its least distance. */
  void finish() {
    if (size <= FEW) {
      Arrays.sort(found, 0, size);
    } else {
      IntArrays.quickSort(found, 0, size); // the other one allocates for many
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
