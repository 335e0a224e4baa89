package org.lexhub.store.column;

/** Look-up in two columns that stand side by side, the first of them ascending. */
public final class PairedSearch {
  private PairedSearch() {}

  /** What stands beside {@code key} in the second column, or -1. */
  public static int value(LongColumn sorted, IntColumn values, long key) {
    int row = sorted.indexOf(key);
    return row < 0 ? -1 : values.get(row);
  }
}
