package org.lexhub.store.result;

import java.util.Arrays;

/**
 * A reusable list of different language ordinals, or all languages. Subclasses decide the order.
 */
abstract sealed class LanguageSelection permits LanguageOrder, LanguageSet {
  private static final int INITIAL_CAPACITY = 8;

  private int[] ordinals = new int[INITIAL_CAPACITY];
  private int count;
  private boolean all;

  /** Removes all languages. */
  public void clear() {
    count = 0;
    all = false;
  }

  /** Selects every language, including those that a later snapshot adds. */
  public void setAll() {
    count = 0;
    all = true;
  }

  /** Returns whether every language is selected. */
  public boolean all() {
    return all;
  }

  /**
   * Adds a language, unless it is present or every language is selected.
   *
   * @throws IllegalArgumentException if the ordinal is negative
   */
  public void add(int ordinal) {
    if (ordinal < 0) {
      throw new IllegalArgumentException("a language ordinal must not be negative: " + ordinal);
    }
    int at = all ? 0 : place(ordinals, count, ordinal);
    if (all || at < 0) {
      return;
    }
    if (count == ordinals.length) {
      ordinals = Arrays.copyOf(ordinals, count * 2);
    }
    System.arraycopy(ordinals, at, ordinals, at + 1, count - at);
    ordinals[at] = ordinal;
    count++;
  }

  /**
   * Returns the index at which to insert an ordinal, or a negative number if it is present.
   *
   * @param ordinals holds {@code count} ordinals
   */
  abstract int place(int[] ordinals, int count, int ordinal);

  /** Returns whether an ordinal is among those added; false if every language is selected. */
  final boolean isAdded(int ordinal) {
    return place(ordinals, count, ordinal) < 0;
  }

  /** Returns the number of languages added; 0 if every language is selected. */
  public int count() {
    return count;
  }

  /**
   * Returns the {@code i}th language, from 0.
   *
   * @throws IndexOutOfBoundsException if {@code i} is not below {@link #count}
   */
  public int get(int i) {
    if (i < 0 || i >= count) {
      throw new IndexOutOfBoundsException("language " + i + " of " + count);
    }
    return ordinals[i];
  }
}
