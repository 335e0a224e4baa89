package org.lexhub.store.term.fuzzy;

/**
 * One step of comparing a term with a query under optimal string alignment: insertion, deletion,
 * substitution and swap of neighbours cost one each, and no swapped pair is edited again.
 *
 * <p>With at most two edits, a term prefix of {@code j} code points can only match a query prefix
 * of {@code j - 2} to {@code j + 2}; bit {@code b} of a five-bit set means {@code j - 2 + b}. A
 * state is six such sets in one int: the query prefixes reached with 0, 1 and 2 edits, those
 * reached one code point earlier with 0 and 1, and the places of the last code point in the query.
 * This is the bit-parallel simulation of the alignment automaton (Wu and Manber 1992, with the swap
 * of Hyyrö 2003), limited to the diagonal band, so the query can have any length.
 *
 * <p>{@link FuzzyPlaces} gives the allowed places of the first and the second edit for each length
 * of the term's prefix.
 */
final class FuzzyState {
  static final int MAX_EDITS = 2;

  /** The number of places of the band on each side. */
  static final int REACH = 2;

  static final int SET = 31;

  private static final int ROWS = (1 << 15) - 1;

  private FuzzyState() {}

  /** Returns the state before the first code point of a term. */
  static int start(long allowed) {
    int none = 1 << REACH;
    int one = (none << 1) & set(allowed, FuzzyPlaces.CHANGE_ONE);
    int two = (one << 1) & set(allowed, FuzzyPlaces.CHANGE_TWO);
    return (none & set(allowed, FuzzyPlaces.NONE)) | one << 5 | two << 10;
  }

  /**
   * Returns the state after one more code point.
   *
   * @param matches the set of places where the query has that code point
   * @param allowed the allowed places of edits for the new length of the term's prefix
   */
  static int step(int state, int matches, long allowed) {
    int none = set(state, 0);
    int one = set(state, 1);
    int two = set(state, 2);
    int swaps = (set(state, 5) >>> 1) & (matches << 1);
    int newNone = none & matches & set(allowed, FuzzyPlaces.NONE);
    int newOne =
        (one & matches)
            | ((none >>> 1) & set(allowed, FuzzyPlaces.INSERT_ONE))
            | ((none | (newNone << 1)) & set(allowed, FuzzyPlaces.CHANGE_ONE))
            | (set(state, 3) & swaps & set(allowed, FuzzyPlaces.SWAP_ONE));
    int newTwo =
        (two & matches)
            | ((one >>> 1) & set(allowed, FuzzyPlaces.INSERT_TWO))
            | ((one | (newOne << 1)) & set(allowed, FuzzyPlaces.CHANGE_TWO))
            | (set(state, 4) & swaps & set(allowed, FuzzyPlaces.SWAP_TWO));
    return newNone | newOne << 5 | newTwo << 10 | none << 15 | one << 20 | matches << 25;
  }

  private static int set(int state, int number) {
    return (state >>> (5 * number)) & SET;
  }

  private static int set(long allowed, int number) {
    return (int) (allowed >>> (5 * number)) & SET;
  }

  /** Returns whether no continuation of the prefix can be near enough. */
  static boolean dead(int state) {
    return (state & ROWS) == 0;
  }

  /**
   * Returns the places in the band whose code points keep a state alive without a new edit: those
   * that match, and those that complete a swap.
   */
  static int next(int state, long allowed) {
    int rows = set(state, 0) | set(state, 1) | set(state, 2);
    int before =
        (set(state, 3) & set(allowed, FuzzyPlaces.SWAP_ONE))
            | (set(state, 4) & set(allowed, FuzzyPlaces.SWAP_TWO));
    return rows | ((before & (set(state, 5) >>> 1)) >>> 1);
  }

  /** Returns the distance of a term of this length that ends here, or 3 if it is more than 2. */
  static int distance(int state, int query, int length) {
    int place = query - length + REACH;
    if (place < 0 || place > 2 * REACH) {
      return MAX_EDITS + 1;
    }
    int at = state >>> place;
    return (at & 1) != 0 ? 0 : (at & (1 << 5)) != 0 ? 1 : (at & (1 << 10)) != 0 ? 2 : MAX_EDITS + 1;
  }
}
