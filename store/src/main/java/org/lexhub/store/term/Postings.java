package org.lexhub.store.term;

/** Searches in ascending postings. */
public final class Postings {
  private Postings() {}

  /**
   * Returns the first place between {@code from} and {@code to} with a posting of at least {@code
   * min}, or {@code to}. It searches in steps that double, then binarily, so near places are found
   * fast.
   */
  public static long firstNotBelow(TermIndex index, long from, long to, int min) {
    long low = from;
    long step = 1;
    long high = from;
    while (high < to && index.posting(high) < min) {
      low = high + 1;
      high += step;
      step <<= 1;
    }
    high = Math.min(high, to);
    while (low < high) {
      long middle = (low + high) >>> 1;
      if (index.posting(middle) < min) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
