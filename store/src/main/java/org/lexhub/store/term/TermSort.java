package org.lexhub.store.term;

import it.unimi.dsi.fastutil.Arrays;
import it.unimi.dsi.fastutil.Swapper;
import it.unimi.dsi.fastutil.ints.IntArrays;
import it.unimi.dsi.fastutil.ints.IntComparator;
import it.unimi.dsi.fastutil.longs.LongArrays;

/**
 * Sorts terms by their heads, then terms with equal heads by the next heads. A comparison of two
 * terms waits for memory twice; a head is read once and compared in the cache.
 */
final class TermSort {
  /** The number of heads after which terms that are still equal are compared. */
  private static final int MAX_HEADS = 4;

  /** The number of terms up to which comparisons are as fast. */
  private static final int FEW = 4;

  private final Heads heads;
  private final IntComparator order;
  private final int[] terms;

  /** Gives parts of terms as numbers that are in the order of the terms. */
  interface Heads {
    /**
     * Returns a part of a term.
     *
     * @param place the number of the part, from 0
     */
    long head(int term, int place);
  }

  private TermSort(int size, Heads heads, IntComparator order) {
    this.heads = heads;
    this.order = order;
    terms = new int[size];
    for (int term = 0; term < size; term++) {
      terms[term] = term;
    }
  }

  /**
   * Returns the numbers of terms from 0 in order.
   *
   * @param order compares terms; terms whose heads differ are in the order of these
   */
  static int[] sorted(int size, Heads heads, IntComparator order) {
    TermSort sort = new TermSort(size, heads, order);
    sort.sort();
    return sort.terms;
  }

  private void sort() {
    long[] first = new long[terms.length];
    for (int term = 0; term < first.length; term++) {
      first[term] = heads.head(term, 0);
    }
    LongArrays.radixSortIndirect(terms, first, false);
    for (int from = 0; from < terms.length; ) {
      int to = from + 1;
      while (to < terms.length && first[terms[to]] == first[terms[from]]) {
        to++;
      }
      sort(from, to, 1);
      from = to;
    }
  }

  /** Sorts terms whose heads before a place are equal. */
  private void sort(int from, int to, int place) {
    if (to - from <= FEW || place == MAX_HEADS) {
      IntArrays.quickSort(terms, from, to, order);
      return;
    }
    long[] next = new long[to - from];
    for (int i = 0; i < next.length; i++) {
      next[i] = heads.head(terms[from + i], place);
    }
    Swapper swapper =
        (a, b) -> {
          LongArrays.swap(next, a, b);
          IntArrays.swap(terms, from + a, from + b);
        };
    Arrays.quickSort(0, next.length, (a, b) -> Long.compare(next[a], next[b]), swapper);
    for (int first = 0; first < next.length; ) {
      int end = first + 1;
      while (end < next.length && next[end] == next[first]) {
        end++;
      }
      sort(from + first, from + end, place + 1);
      first = end;
    }
  }
}
