package org.lexhub.store.term.fuzzy;

import java.util.Arrays;
import org.lexhub.store.term.TermTrie;

/**
 * The code points of the query of a {@link FuzzyPass}, in its direction, and those that can come
 * next. Reusable; it allocates nothing once it has grown to the longest query.
 */
final class FuzzyQuery {
  private static final int NOTHING = -1;
  private static final int ANY = TermTrie.LETTERS | TermTrie.CLASSES;

  /** The code points; the places before and after the query match nothing. */
  private int[] points = new int[64];

  private int[] bits = new int[64];
  private int length;

  /**
   * Sets the query.
   *
   * @return an exclusive upper bound of the depth of a walk
   */
  int start(int[] codePoints, int count, boolean backward) {
    int room = count + 4 * FuzzyState.REACH + 8;
    if (points.length < room) {
      points = new int[2 * room];
      bits = new int[2 * room];
    }
    Arrays.fill(points, 0, room, NOTHING);
    Arrays.fill(bits, 0, room, 0);
    length = count;
    for (int i = 0; i < count; i++) {
      int codePoint = codePoints[backward ? count - 1 - i : i];
      points[i + FuzzyState.REACH] = codePoint;
      bits[i + FuzzyState.REACH] = TermTrie.bits(codePoint);
    }
    return room;
  }

  /** Returns the number of code points. */
  int length() {
    return length;
  }

  /** Returns the code points, each shifted by {@link FuzzyState#REACH} places. */
  int[] points() {
    return points;
  }

  /** Returns the places of the band, one code point after {@code depth}, with a code point. */
  int matches(int codePoint, int depth) {
    int[] q = points;
    int set = q[depth] == codePoint ? 1 : 0;
    set |= q[depth + 1] == codePoint ? 2 : 0;
    set |= q[depth + 2] == codePoint ? 4 : 0;
    set |= q[depth + 3] == codePoint ? 8 : 0;
    return set | (q[depth + 4] == codePoint ? 16 : 0);
  }

  /** Returns whether a code point is at one of a set of places. */
  boolean isOf(int set, int depth, int codePoint) {
    for (int at = depth, rest = set; rest != 0; rest >>>= 1, at++) {
      if ((rest & 1) != 0 && points[at] == codePoint) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the wanted masks: what can come next (low half) and after that (high half) within the
   * reach. These are the bits of the query's code points there, or all bits where an edit is
   * allowed; and the end of a term if it is near enough.
   */
  long look(int state, int depth, FuzzyPlaces places) {
    if (FuzzyState.dead(state)) {
      return 0;
    }
    long allowed = places.at(depth + 1);
    int near =
        FuzzyState.dead(FuzzyState.step(state, 0, allowed)) ? wanted(state, depth, allowed) : ANY;
    if (FuzzyState.distance(state, length, depth) <= FuzzyState.MAX_EDITS) {
      near |= TermTrie.END_BIT;
    }
    int after = FuzzyState.step(state, FuzzyPlaces.all(allowed), allowed);
    int far = 0;
    if (!FuzzyState.dead(after)) {
      long further = places.at(depth + 2);
      far =
          FuzzyState.dead(FuzzyState.step(after, 0, further))
              ? wanted(after, depth + 1, further)
              : ANY;
      if (FuzzyState.distance(after, length, depth + 1) <= FuzzyState.MAX_EDITS) {
        far |= TermTrie.END_BIT;
      }
    }
    return (long) far << 32 | (near & 0xFFFF_FFFFL);
  }

  private int wanted(int state, int depth, long allowed) {
    int result = 0;
    int at = depth;
    for (int set = FuzzyState.next(state, allowed); set != 0; set >>>= 1, at++) {
      if ((set & 1) != 0) {
        result |= bits[at];
      }
    }
    return result;
  }
}
