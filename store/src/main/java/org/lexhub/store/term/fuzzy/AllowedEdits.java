package org.lexhub.store.term.fuzzy;

import org.lexhub.store.text.Utf8;

/**
 * The number of typing errors that a search allows in a query, by the length of the query.
 *
 * <ul>
 *   <li>A fuzzy search, see {@link #of}: none below 4 code points or with a Han character, 1 from 4
 *       code points on, 2 from 8 on.
 *   <li>A last resort, see {@link #lastResort}: only suggestions, and only if the fuzzy search
 *       finds nothing. It allows 1 swap of neighbours in a word of 3 letters (<em>teh</em>,
 *       <em>hte</em>) and 2 slight errors in a word of 4 to 7 (<em>vehical</em>): vowels confused,
 *       letters doubled, swapped, or omitted where they are silent.
 * </ul>
 */
public final class AllowedEdits {
  /** The minimum number of code points for one edit. */
  private static final int MIN_LENGTH_FOR_ONE = 4;

  /** The minimum number of code points for two edits. */
  private static final int MIN_LENGTH_FOR_TWO = 8;

  /** The exact number of letters for one edit as a last resort. */
  private static final int LAST_RESORT_LENGTH = 3;

  /** The maximum {@link EditCost} of one edit as a last resort: a swap of neighbours. */
  private static final int MAX_LAST_RESORT_COST_OF_ONE = 80;

  /** The maximum {@link EditCost} of two edits as a last resort: two slight errors. */
  private static final int MAX_LAST_RESORT_COST_OF_TWO = 190;

  /** The first code point of the CJK blocks, whose words are too short for typing errors. */
  private static final int FIRST_CJK = 0x2E80;

  private AllowedEdits() {}

  /**
   * Returns the number of edits that a fuzzy search allows: 0, 1 or 2.
   *
   * @param folded well-formed UTF-8
   */
  public static int of(byte[] folded, int offset, int length) {
    int count = 0;
    for (int at = offset; at < offset + length; count++) {
      int codePoint = Utf8.decode(folded, at, offset + length);
      if (codePoint >= FIRST_CJK
          && Character.UnicodeScript.of(codePoint) == Character.UnicodeScript.HAN) {
        return 0;
      }
      at += Utf8.length(codePoint);
    }
    return count < MIN_LENGTH_FOR_ONE ? 0 : count < MIN_LENGTH_FOR_TWO ? 1 : FuzzyState.MAX_EDITS;
  }

  /**
   * Returns the number of edits to try after a fuzzy search has found nothing; 0 if there are no
   * more to try.
   *
   * @param folded well-formed UTF-8 from index 0 on
   * @param allowed the result of {@link #of} for the same query
   */
  public static int lastResort(byte[] folded, int length, int allowed) {
    if (allowed > 0) {
      return allowed == 1 ? 2 : 0;
    }
    int count = 0;
    for (int at = 0; at < length; count++) {
      int codePoint = Utf8.decode(folded, at, length);
      if (count == LAST_RESORT_LENGTH
          || !Character.isAlphabetic(codePoint)
          || codePoint >= FIRST_CJK) {
        return 0;
      }
      at += Utf8.length(codePoint);
    }
    return count == LAST_RESORT_LENGTH ? 1 : 0;
  }

  /**
   * Returns the maximum {@link EditCost} of a suggestion found as a last resort.
   *
   * @param edits the result of {@link #lastResort}, 1 or 2
   */
  public static int maxLastResortCost(int edits) {
    return edits == 1 ? MAX_LAST_RESORT_COST_OF_ONE : MAX_LAST_RESORT_COST_OF_TWO;
  }
}
