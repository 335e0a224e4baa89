package org.lexhub.store.table;

import org.lexhub.store.column.IntColumn;
import org.lexhub.store.column.LongColumn;

/** Look-up in two columns that stand side by side, the first of them ascending. */
final class Search {
  private Search() {}

  /** What stands beside {@code key} in the second column, or -1. */
  static int value(LongColumn sorted, IntColumn values, long key) {
    int row = sorted.indexOf(key);
    return row < 0 ? -1 : values.get(row);
  }
}
