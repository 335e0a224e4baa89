package org.lexhub.store.result;

import java.util.Arrays;

/**
 * A reusable set of language ordinals in ascending order, or all. A new or cleared set is empty.
 */
public final class LanguageSet extends LanguageSelection {
  /** Creates an empty set. */
  public LanguageSet() {}

  /** Returns whether the set contains a language. */
  public boolean contains(int ordinal) {
    return all() || isAdded(ordinal);
  }

  @Override
  int place(int[] ordinals, int count, int ordinal) {
    return -Arrays.binarySearch(ordinals, 0, count, ordinal) - 1;
  }
}
