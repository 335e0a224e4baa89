package org.lexhub.store.table.id;

import java.util.BitSet;

/**
 * The ids of the previous snapshot: finds them in its file and notes which are taken. The first
 * bits of a fingerprint lead to a few dozen rows, among which a binary search decides.
 */
final class KnownIds {
  private static final int MAX_BITS = 20;
  private static final int ROWS_FOR_A_START = 64;

  private final Registry registry;
  private final BitSet taken;
  private final int shift;

  /** The first row of each value of the first bits, and the number of rows. */
  private final int[] starts;

  private final int maxId;

  KnownIds(Registry registry) {
    this.registry = registry;
    int size = registry.size();
    taken = new BitSet(size);
    int bits =
        Math.clamp(
            Integer.SIZE - Integer.numberOfLeadingZeros(size / ROWS_FOR_A_START), 1, MAX_BITS);
    shift = Long.SIZE - bits;
    starts = new int[(1 << bits) + 1];
    int max = 0;
    for (int row = 0; row < size; row++) {
      starts[slot(registry.key(row)) + 1] = row + 1;
      max = Math.max(max, registry.id(row));
    }
    for (int i = 1; i < starts.length; i++) {
      starts[i] = Math.max(starts[i], starts[i - 1]);
    }
    maxId = max;
  }

  /** Returns the first bits of a fingerprint; they ascend as the signed fingerprints do. */
  private int slot(long fingerprint) {
    return (int) ((fingerprint ^ Long.MIN_VALUE) >>> shift);
  }

  Registry registry() {
    return registry;
  }

  int maxId() {
    return maxId;
  }

  /** Returns the row of a fingerprint, or -1. */
  int find(long fingerprint) {
    int slot = slot(fingerprint);
    int low = starts[slot];
    int high = starts[slot + 1] - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      long key = registry.key(middle);
      if (key == fingerprint) {
        return middle;
      }
      if (key < fingerprint) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return -1;
  }

  boolean taken(int row) {
    return taken.get(row);
  }

  /** Returns the id of a row and notes that it is taken. */
  int take(int row) {
    taken.set(row);
    return registry.id(row);
  }
}
