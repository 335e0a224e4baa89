package org.lexhub.store.index;

import it.unimi.dsi.fastutil.ints.IntArrayList;

/** Lists of numbers that are filled one after the other. */
final class IntRows {
  private final IntArrayList values = new IntArrayList();
  private final IntArrayList ends = new IntArrayList();

  void add(int value) {
    values.add(value);
  }

  /** Ends the present list. */
  void end() {
    ends.add(values.size());
  }

  /** How many lists were ended. */
  int rows() {
    return ends.size();
  }

  int start(int row) {
    return row == 0 ? 0 : ends.getInt(row - 1);
  }

  int end(int row) {
    return ends.getInt(row);
  }

  int count(int row) {
    return end(row) - start(row);
  }

  int value(int at) {
    return values.getInt(at);
  }
}
