package org.lexhub.store.column;

/** Looks up keys in an ascending column and their values in the same row of another. */
public final class PairedSearch {
  private PairedSearch() {}

  /** Returns the value in the row of {@code key}, or -1. */
  public static int value(LongColumn sorted, IntColumn values, long key) {
    int row = sorted.indexOf(key);
    return row < 0 ? -1 : values.get(row);
  }
}
