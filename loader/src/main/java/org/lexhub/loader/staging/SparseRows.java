package org.lexhub.loader.staging;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.List;
import org.lexhub.store.column.GatheredInts;

/**
 * A few numbers for some rows of a larger table, in the order of those rows: an attribute that most
 * rows lack costs nothing for them.
 */
public final class SparseRows {
  /** A search starts at a block of 256 owners. Most rows have no entry, and it ends there. */
  private static final int BLOCK_BITS = 8;

  private final GatheredInts owners = new GatheredInts();

  /** The number of entries before each block of owners, up to the last block that has one. */
  private final IntArrayList starts = new IntArrayList();

  private final List<GatheredInts> fields = new ArrayList<>();

  /** Creates an empty table with a number of values per entry. */
  SparseRows(int width) {
    for (int i = 0; i < width; i++) {
      fields.add(new GatheredInts());
    }
  }

  /** Adds an entry; owners must not descend. */
  void add(int owner, int value) {
    while (starts.size() <= owner >>> BLOCK_BITS) {
      starts.add(owners.size());
    }
    owners.add(owner);
    fields.get(0).add(value);
  }

  /** Adds an entry of two values. */
  public void add(int owner, int first, int second) {
    add(owner, first);
    fields.get(1).add(second);
  }

  /** Adds an entry of three values. */
  void add(int owner, int first, int second, int third) {
    add(owner, first, second);
    fields.get(2).add(third);
  }

  /** Returns the number of entries. */
  public int size() {
    return owners.size();
  }

  /** Returns the row that an entry belongs to. */
  public int owner(int entry) {
    return owners.getInt(entry);
  }

  /** Returns a value of an entry. */
  public int value(int entry, int field) {
    return fields.get(field).getInt(entry);
  }

  /** Returns the first entry whose owner is at least the given one. */
  public int from(int owner) {
    int block = owner >>> BLOCK_BITS;
    int low = start(block);
    int high = start(block + 1);
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (owners.getInt(middle) < owner) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  private int start(int block) {
    return block < starts.size() ? starts.getInt(block) : owners.size();
  }

  /**
   * Returns whether an entry exists and belongs to an owner, for loops that start at {@link #from}.
   */
  public boolean belongs(int entry, int owner) {
    return entry < owners.size() && owners.getInt(entry) == owner;
  }
}
