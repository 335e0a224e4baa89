package org.lexhub.store.table;

import org.lexhub.store.column.IntColumn;
import org.lexhub.store.column.LongColumn;

/** Binary search over sorted columns. */
final class Search {
  private Search() {}

  /** The index of {@code key} in an ascending column, or -1. */
  static int index(LongColumn sorted, long key) {
    int low = 0;
    int high = sorted.size() - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      long value = sorted.get(middle);
      if (value == key) {
        return middle;
      }
      if (value < key) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return -1;
  }

  /** The index of {@code key} in an ascending column, or -1. */
  static int index(IntColumn sorted, long key) {
    int wanted = (int) key;
    if (wanted != key) {
      return -1;
    }
    int low = 0;
    int high = sorted.size() - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      // Not widened: HotSpot 25 dies of a fault in a load that widens, where a file was cut short.
      int value = sorted.get(middle);
      if (value == wanted) {
        return middle;
      }
      if (value < wanted) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return -1;
  }

  /** What stands beside {@code key} in the second column, or -1. */
  static int value(LongColumn sorted, IntColumn values, long key) {
    int index = index(sorted, key);
    return index < 0 ? -1 : values.get(index);
  }
}
