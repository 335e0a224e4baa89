package org.lexhub.store.term;

/** Searching in ascending postings. */
public final class Postings {
  private Postings() {}

  /**
   * The first place between {@code from} and {@code to} with a posting of at least {@code least},
   * or {@code to}: steps that double, then a binary search, so that near places are found fast.
   */
  public static long firstNotBelow(TermIndex index, long from, long to, int least) {
    long low = from;
    long step = 1;
    long high = from;
    while (high < to && index.posting(high) < least) {
      low = high + 1;
      high += step;
      step <<= 1;
    }
    high = Math.min(high, to);
    while (low < high) {
      long middle = (low + high) >>> 1;
      if (index.posting(middle) < least) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
