package org.lexhub.loader.staging;

import java.util.ArrayList;
import java.util.List;
import org.lexhub.store.column.GatheredInts;

/**
 * A few numbers each for some rows of a larger table, in the order of those rows: attributes that
 * most rows don't have cost nothing for them.
 */
public final class SparseRows {
  private final GatheredInts owners = new GatheredInts();
  private final List<GatheredInts> fields = new ArrayList<>();

  /** Makes an empty table with so many numbers an entry. */
  SparseRows(int width) {
    for (int i = 0; i < width; i++) {
      fields.add(new GatheredInts());
    }
  }

  /** Adds an entry; owners never fall. */
  void add(int owner, int value) {
    owners.add(owner);
    fields.get(0).add(value);
  }

  /** Adds an entry of two numbers. */
  void add(int owner, int first, int second) {
    add(owner, first);
    fields.get(1).add(second);
  }

  /** How many entries there are. */
  public int size() {
    return owners.size();
  }

  /** The row that an entry belongs to. */
  public int owner(int entry) {
    return owners.getInt(entry);
  }

  /** A number of an entry. */
  public int value(int entry, int field) {
    return fields.get(field).getInt(entry);
  }

  /** The first entry whose owner is not below this one. */
  public int from(int owner) {
    int low = 0;
    int high = owners.size();
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

  /** Whether the entry is there and belongs to the owner, for walks from {@link #from}. */
  public boolean belongs(int entry, int owner) {
    return entry < owners.size() && owners.getInt(entry) == owner;
  }
}
