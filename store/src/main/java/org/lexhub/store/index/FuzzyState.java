package org.lexhub.store.index;

/**
 * One step of comparing a term with a query under optimal string alignment: insertion, deletion,
 * substitution and swap of neighbours cost one each, and no swapped pair is edited again.
 *
 * <p>With at most two edits, a term prefix of {@code j} code points can only stand for a query
 * prefix of {@code j - 2} to {@code j + 2}; bit {@code b} of a five-bit set stands for {@code j - 2
 * + b}. A state is six such sets in one int: the query prefixes reached with at most 0, 1 and 2
 * edits, those reached one code point earlier with at most 0 and 1, and where the last code point
 * occurs in the query. That is the bit-parallel simulation of the alignment automaton (Wu and
 * Manber 1992, with the swap of Hyyrö 2003), kept to the diagonal band, so the query may be of any
 * length.
 */
final class FuzzyState {
  static final int MOST_EDITS = 2;

  /** How many places the band reaches to each side. */
  static final int REACH = 2;

  private static final int SET = 31;

  private FuzzyState() {}

  /** The state before the first code point of a term, for a query of that many code points. */
  static int start(int query) {
    int inside = inside(query, 0);
    return 0b00100 | ((0b01100 & inside) << 5) | ((0b11100 & inside) << 10);
  }

  /**
   * The state after one more code point.
   *
   * @param matches the set of places where the query has that code point
   * @param inside {@link #inside} for the new length of the term's prefix
   */
  static int step(int state, int matches, int inside) {
    int none = set(state, 0);
    int one = set(state, 1);
    int two = set(state, 2);
    int swaps = (set(state, 5) >>> 1) & (matches << 1);
    int newNone = none & matches;
    int newOne = (one & matches) | none | (none >>> 1) | (newNone << 1) | (set(state, 3) & swaps);
    newOne &= inside;
    int newTwo = (two & matches) | one | (one >>> 1) | (newOne << 1) | (set(state, 4) & swaps);
    newTwo &= inside;
    return newNone | (newOne << 5) | (newTwo << 10) | (none << 15) | (one << 20) | (matches << 25);
  }

  private static int set(int state, int number) {
    return (state >>> (5 * number)) & SET;
  }

  /** The places of the band that lie inside the query when the term's prefix has this length. */
  static int inside(int query, int length) {
    int places = query - length + REACH + 1;
    return places >= 5 ? SET : places <= 0 ? 0 : (1 << places) - 1;
  }

  /** Whether no term that goes on from here can be within so many edits. */
  static boolean dead(int state, int edits) {
    return set(state, edits) == 0;
  }

  /** How many edits are left at least, on the best way to a state that is not dead. */
  static int left(int state, int edits) {
    int used = 0;
    while (set(state, used) == 0) {
      used++;
    }
    return edits - used;
  }

  /**
   * Where in the band the query has code points that can come next without another edit: those that
   * match, and those that complete a swap.
   */
  static int next(int state, int edits) {
    int swaps = set(state, 2 + edits) & (set(state, 5) >>> 1);
    return set(state, edits) | (swaps >>> 1);
  }

  /** The distance of a term of this length that ends here, or 3 where it is more than 2. */
  static int distance(int state, int query, int length) {
    int place = query - length + REACH;
    if (place < 0 || place > 2 * REACH) {
      return MOST_EDITS + 1;
    }
    for (int edits = 0; edits <= MOST_EDITS; edits++) {
      if (((set(state, edits) >>> place) & 1) != 0) {
        return edits;
      }
    }
    return MOST_EDITS + 1;
  }
}
