package org.lexhub.store.result;

import java.util.Arrays;

/**
 * A reusable list of different languages in the order in which they were asked for, or all
 * languages.
 */
public final class LanguageOrder {
  private int[] ordinals = new int[8];
  private int count;
  private boolean all;

  /** Creates a list without languages. */
  public LanguageOrder() {}

  /** Makes the list empty. */
  public void clear() {
    count = 0;
    all = false;
  }

  /** Makes the list stand for every language, in the order of their ordinals. */
  public void setAll() {
    count = 0;
    all = true;
  }

  /** Whether the list stands for every language. */
  public boolean all() {
    return all;
  }

  /** Appends a language, unless it is there already. */
  public void add(int ordinal) {
    if (ordinal < 0) {
      throw new IllegalArgumentException("a language ordinal is not negative: " + ordinal);
    }
    for (int i = 0; i < count; i++) {
      if (ordinals[i] == ordinal) {
        return;
      }
    }
    if (count == ordinals.length) {
      ordinals = Arrays.copyOf(ordinals, count * 2);
    }
    ordinals[count++] = ordinal;
  }

  /** How many languages were added; 0 for all languages. */
  public int count() {
    return count;
  }

  /** The {@code i}th language that was added. */
  public int get(int i) {
    if (i < 0 || i >= count) {
      throw new IndexOutOfBoundsException("language " + i + " of " + count);
    }
    return ordinals[i];
  }
}
