package org.lexhub.store.result;

/**
 * A reusable list of different languages in the order in which they were requested, or all
 * languages in the order of their ordinals. A new or cleared list is empty.
 */
public final class LanguageOrder extends LanguageSelection {
  /** Creates an empty list. */
  public LanguageOrder() {}

  @Override
  int place(int[] ordinals, int count, int ordinal) {
    for (int i = 0; i < count; i++) {
      if (ordinals[i] == ordinal) {
        return -1;
      }
    }
    return count;
  }
}
