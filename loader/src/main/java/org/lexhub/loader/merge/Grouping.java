package org.lexhub.loader.merge;

import it.unimi.dsi.fastutil.ints.IntArrays;
import it.unimi.dsi.fastutil.ints.IntComparator;
import java.util.function.IntUnaryOperator;

/** Rows sorted into groups: a counting sort that keeps the order of arrival. */
final class Grouping {
  private final int[] ends;
  private final int[] rows;

  private Grouping(int[] ends, int[] rows) {
    this.ends = ends;
    this.rows = rows;
  }

  /**
   * Groups rows.
   *
   * @param groups the number of groups
   * @param rows the number of rows
   * @param group the group of a row, -1 for none
   */
  static Grouping of(int groups, int rows, IntUnaryOperator group) {
    int[] next = new int[groups + 1];
    for (int row = 0; row < rows; row++) {
      int at = group.applyAsInt(row);
      if (at >= 0) {
        next[at + 1]++;
      }
    }
    for (int i = 0; i < groups; i++) {
      next[i + 1] += next[i];
    }
    int[] sorted = new int[next[groups]];
    for (int row = 0; row < rows; row++) {
      int at = group.applyAsInt(row);
      if (at >= 0) {
        sorted[next[at]++] = row;
      }
    }
    return new Grouping(next, sorted);
  }

  /** Sorts the rows of every group, equal ones in order of arrival. */
  Grouping sorted(IntComparator order) {
    int[] support = rows.clone();
    for (int group = 0; group < ends.length - 1; group++) {
      int from = start(group);
      int to = end(group);
      if (to - from > 1) {
        IntArrays.mergeSort(rows, from, to, order, support);
      }
    }
    return this;
  }

  int start(int group) {
    return group == 0 ? 0 : ends[group - 1];
  }

  int end(int group) {
    return ends[group];
  }

  int row(int index) {
    return rows[index];
  }
}
