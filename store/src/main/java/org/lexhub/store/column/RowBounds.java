package org.lexhub.store.column;

import java.lang.foreign.MemorySegment;
import org.lexhub.store.snapshot.CorruptSnapshotException;
import org.lexhub.store.snapshot.Snapshot;

/** The checks that columns share. */
final class RowBounds {
  private RowBounds() {}

  /** Returns the number of rows of a fixed width that fill a section exactly. */
  static int count(Snapshot s, String name, MemorySegment segment, int width) {
    long length = segment.byteSize();
    if (length % width != 0 || length / width > Integer.MAX_VALUE) {
      throw s.corrupt(name, "whole rows of " + width + " bytes", length + " bytes");
    }
    return (int) (length / width);
  }

  static void checkCount(Snapshot s, String name, int expected, int found) {
    if (expected != found) {
      throw s.corrupt(name, expected + " rows", found + " rows");
    }
  }

  static void checkLength(Snapshot s, String name, long expected, long found) {
    if (expected != found) {
      throw s.corrupt(name, expected + " bytes", found + " bytes");
    }
  }

  static CorruptSnapshotException outOfRange(
      Snapshot s, String name, long row, long value, long min, long max) {
    return s.corrupt(name, "row " + row + " from " + min + " to " + max, Long.toString(value));
  }
}
