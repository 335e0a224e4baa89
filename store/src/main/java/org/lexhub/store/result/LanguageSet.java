package org.lexhub.store.result;

import java.util.Arrays;

/**
 * A reusable set of language ordinals, or all languages. Ordinals are kept ascending.
 *
 * <p>A new or cleared set stands for no language at all; {@link #setAll()} makes it stand for every
 * language, also those that are added to a later snapshot.
 */
public final class LanguageSet {
  private int[] ordinals = new int[8];
  private int count;
  private boolean all;

  /** Creates a set without languages. */
  public LanguageSet() {}

  /** Makes the set empty. */
  public void clear() {
    count = 0;
    all = false;
  }

  /** Makes the set stand for every language. */
  public void setAll() {
    count = 0;
    all = true;
  }

  /** Whether the set stands for every language. */
  public boolean all() {
    return all;
  }

  /** Adds one language; has no effect on a set of all languages. */
  public void add(int ordinal) {
    if (ordinal < 0) {
      throw new IllegalArgumentException("a language ordinal is not negative: " + ordinal);
    }
    if (all) {
      return;
    }
    int at = Arrays.binarySearch(ordinals, 0, count, ordinal);
    if (at >= 0) {
      return;
    }
    if (count == ordinals.length) {
      ordinals = Arrays.copyOf(ordinals, count * 2);
    }
    int insert = -at - 1;
    System.arraycopy(ordinals, insert, ordinals, insert + 1, count - insert);
    ordinals[insert] = ordinal;
    count++;
  }

  /** Whether a language belongs to the set. */
  public boolean contains(int ordinal) {
    return all || Arrays.binarySearch(ordinals, 0, count, ordinal) >= 0;
  }

  /** How many languages were added; 0 for a set of all languages. */
  public int count() {
    return count;
  }

  /** The i-th smallest ordinal of the added languages. */
  public int get(int i) {
    if (i >= count) {
      throw new IndexOutOfBoundsException("language " + i + " of " + count);
    }
    return ordinals[i];
  }
}
