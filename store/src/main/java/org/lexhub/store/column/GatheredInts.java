package org.lexhub.store.column;

import it.unimi.dsi.fastutil.ints.AbstractIntList;

/** A list of ints for a column that is written later; see {@link GatheredLongs}. */
public final class GatheredInts extends AbstractIntList {
  private final GatheredLongs values = new GatheredLongs();

  /** Creates an empty list. */
  public GatheredInts() {}

  @Override
  public boolean add(int value) {
    return values.add(value);
  }

  @Override
  public int getInt(int index) {
    return (int) values.getLong(index);
  }

  @Override
  public int size() {
    return values.size();
  }
}
