package org.lexhub.store.term.fuzzy;

import java.util.Arrays;

/**
 * The allowed places of edits in a query, for each length {@code j} of a term's prefix: sets of
 * {@link FuzzyState}'s band, eight of five bits in a long. A set holds the query prefixes {@code i}
 * at which an edit can end.
 *
 * <p>An edit has an extent in the query: a changed or deleted code point {@code p} is {@code p..p},
 * a swap {@code p..p+1}, and one inserted before {@code p} touches {@code p} from the left. All
 * alignments with at most two edits are of three kinds, for any {@code a < b}: no edit starts
 * before {@code a}; no edit reaches {@code b}; or there are two, of which the first starts before
 * {@code a} and the last reaches {@code b}. The first kind is walked forward after an exact
 * beginning, the second backward after an exact end (where it is the first kind), the third forward
 * with the code points from {@code a} to {@code b} exact. This is the pigeonhole principle: no walk
 * tries both edits near the root of a trie.
 */
final class FuzzyPlaces {
  static final int NONE = 0;
  static final int INSERT_ONE = 1;
  static final int CHANGE_ONE = 2;
  static final int SWAP_ONE = 3;
  static final int INSERT_TWO = 4;
  static final int CHANGE_TWO = 5;
  static final int SWAP_TWO = 6;
  private static final int QUERY = 7;

  /** The maximum length of a query whose set of places fits into a long. */
  private static final int MAX_SHORT = 56;

  private long[] allowed = new long[64];
  private final int[] from = new int[QUERY + 1];
  private final int[] to = new int[QUERY + 1];

  /** Allows up to {@code edits} edits that start at {@code first} or later. */
  void from(int query, int first, int edits) {
    Arrays.fill(to, -1);
    set(QUERY, 1, query);
    set(NONE, 0, query);
    for (int sets = 0; sets < edits * (INSERT_TWO - INSERT_ONE); sets += INSERT_TWO - INSERT_ONE) {
      set(INSERT_ONE + sets, first, query);
      set(CHANGE_ONE + sets, first + 1, query);
      set(SWAP_ONE + sets, first + 2, query);
    }
    fill(query);
  }

  /**
   * Allows one edit that starts before {@code first} and a second one that reaches {@code last}.
   */
  void around(int query, int first, int last) {
    set(QUERY, 1, query);
    set(NONE, 0, first - 1);
    set(INSERT_ONE, 0, first - 1);
    set(CHANGE_ONE, 1, first);
    set(SWAP_ONE, 2, Math.min(query, first + 1));
    set(INSERT_TWO, last + 1, query);
    // A swap across the cut counts as a change of its first half until it is complete.
    set(CHANGE_TWO, last, query);
    set(SWAP_TWO, last + 1, query);
    fill(query);
  }

  /** Sets the query prefixes from..to of a set. */
  private void set(int number, int first, int last) {
    from[number] = first;
    to[number] = last;
  }

  private void fill(int query) {
    int used = query + 4 * FuzzyState.REACH;
    if (allowed.length < used) {
      allowed = new long[2 * used];
    }
    Arrays.fill(allowed, 0, used, 0);
    for (int number = NONE; number <= QUERY; number++) {
      if (from[number] > to[number]) {
        continue;
      }
      if (query <= MAX_SHORT) {
        fillShort(number, used);
      } else {
        fillLong(number, used);
      }
    }
  }

  private void fillShort(int number, int used) {
    long places = ((2L << to[number]) - (1L << from[number])) << FuzzyState.REACH;
    int shift = 5 * number;
    for (int j = 0; j < used && places != 0; j++, places >>>= 1) {
      allowed[j] |= (places & FuzzyState.SET) << shift;
    }
  }

  private void fillLong(int number, int used) {
    for (int j = 0; j < used; j++) {
      int low = Math.max(0, from[number] - j + FuzzyState.REACH);
      int high = Math.min(2 * FuzzyState.REACH, to[number] - j + FuzzyState.REACH);
      if (low <= high) {
        allowed[j] |= (long) ((2 << high) - (1 << low)) << (5 * number);
      }
    }
  }

  /** Returns the sets for a length of the term's prefix. */
  long at(int length) {
    return allowed[length];
  }

  /** Returns the places of the band that have a code point of the query. */
  static int all(long allowed) {
    return (int) (allowed >>> (5 * QUERY)) & FuzzyState.SET;
  }
}
