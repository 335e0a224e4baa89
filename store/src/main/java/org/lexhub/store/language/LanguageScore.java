package org.lexhub.store.language;

import org.lexhub.store.lexeme.LexemeScore.Equality;

/**
 * The scores of a language search, in basis points. Each kind of match has its own band:
 *
 * <table>
 *   <caption>Bands</caption>
 *   <tr><td>9900–10000</td><td>exact name: higher if it is equal to the query or differs in letter
 *       case only, lower if it is equal only after folding</td></tr>
 *   <tr><td>9700</td><td>exact ISO 639 code or glottocode</td></tr>
 *   <tr><td>6000–7999</td><td>prefix: higher for more speakers, lower for longer names</td></tr>
 *   <tr><td>4000–5999</td><td>words inside the name: higher if whole words match, higher for more
 *       speakers, lower for more letters after the match</td></tr>
 *   <tr><td>2500–3999</td><td>fuzzy: lower for a higher {@link
 *       org.lexhub.store.term.fuzzy.EditCost}, lower if only one word of the name matches, a little
 *       higher for more speakers</td></tr>
 * </table>
 */
final class LanguageScore {
  /** The score of an ISO 639 code or a glottocode. */
  static final int CODE = 9700;

  private static final int SAME_NAME = 10_000;
  private static final int FOLDED_NAME = 9900;

  private static final int PREFIX = 6400;
  private static final int PREFIX_SPEAKERS = 40;
  private static final int PREFIX_EXTRA = 10;

  private static final int WHOLE_WORD = 5160;
  private static final int WORD_BEGINNING = 4160;
  private static final int WORD_SPEAKERS = 20;
  private static final int WORD_EXTRA = 4;

  private static final int MIN_FUZZY = 2500;
  private static final int FUZZY_NAME = 3850;
  private static final int FUZZY_WORD = 3250;
  private static final int FUZZY_SPEAKERS = 2;
  private static final int FUZZY_COST = 2;

  /** The maximum number of additional code points that lower a score. */
  private static final int MAX_EXTRA = 40;

  /** The maximum of {@link #size}. */
  private static final int MAX_SIZE = 39;

  private LanguageScore() {}

  /** Returns the score of an exact name. */
  static int exact(Equality equality) {
    return equality == Equality.FOLDED ? FOLDED_NAME : SAME_NAME;
  }

  /**
   * Returns the score of a name that begins with the query.
   *
   * @param extra the number of code points of the name after the query
   */
  static int prefix(int extra, long speakers) {
    return PREFIX + PREFIX_SPEAKERS * size(speakers) - PREFIX_EXTRA * Math.min(extra, MAX_EXTRA);
  }

  /**
   * Returns the score of a name in which a word begins with the query.
   *
   * @param whole whether the match ends at the end of a word
   * @param extra the number of code points of the name after the match
   */
  static int word(boolean whole, int extra, long speakers) {
    return (whole ? WHOLE_WORD : WORD_BEGINNING)
        + WORD_SPEAKERS * size(speakers)
        - WORD_EXTRA * Math.min(extra, MAX_EXTRA);
  }

  /**
   * Returns the score of a fuzzy match.
   *
   * @param cost the edit cost
   * @param whole whether the whole name matches, not only one word of it
   */
  static int fuzzy(int cost, boolean whole, long speakers) {
    int base = whole ? FUZZY_NAME : FUZZY_WORD;
    return Math.max(MIN_FUZZY, base + FUZZY_SPEAKERS * size(speakers) - FUZZY_COST * cost);
  }

  /** Returns four times the decimal logarithm of the number of speakers, 0 to 39. */
  private static int size(long speakers) {
    return speakers <= 0 ? 0 : (int) Math.min(MAX_SIZE, 4 * Math.log10((double) speakers));
  }
}
