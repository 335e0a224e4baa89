package org.lexhub.store.language;

import org.lexhub.store.lexeme.LexemeScore.Equality;

/**
 * The scores of a language search, in basis points. Every reason to match has its own band:
 *
 * <table>
 *   <caption>Bands</caption>
 *   <tr><td>9900–10000</td><td>exact name: 10000 where it is the same but for letter case, 9900
 *       where it is equal after folding only</td></tr>
 *   <tr><td>9700</td><td>exact ISO 639 code or glottocode</td></tr>
 *   <tr><td>6000–7999</td><td>prefix: 6400, up to 1560 more the more speakers the language has, less
 *       10 for each code point (at most 40) that the name has more</td></tr>
 *   <tr><td>4000–5999</td><td>word in the name: 5160 where whole words stand there, 4160 where a
 *       word goes on; up to 780 more by speakers, less 4 for each code point (at most 40) that
 *       follows in the name</td></tr>
 *   <tr><td>2500–3999</td><td>fuzzy: 3850 less twice what the error costs ({@link
 *       org.lexhub.store.term.fuzzy.EditCost}), 600 less where it is one word of the name only; up to 78
 *       more by speakers</td></tr>
 * </table>
 */
final class LanguageScore {
  /** An ISO 639 code or a glottocode. */
  static final int CODE = 9700;

  private static final int MAX_EXTRA = 40;

  private LanguageScore() {}

  static int exact(Equality equality) {
    return equality == Equality.FOLDED ? 9900 : 10_000;
  }

  static int prefix(int extra, long speakers) {
    return 6400 + 40 * size(speakers) - 10 * Math.min(extra, MAX_EXTRA);
  }

  static int word(boolean whole, int extra, long speakers) {
    return (whole ? 5160 : 4160) + 20 * size(speakers) - 4 * Math.min(extra, MAX_EXTRA);
  }

  static int fuzzy(int cost, boolean whole, long speakers) {
    return Math.max(2500, (whole ? 3850 : 3250) + 2 * size(speakers) - 2 * cost);
  }

  /** The logarithm of the number of speakers, 0 to 39. */
  private static int size(long speakers) {
    return speakers <= 0 ? 0 : (int) Math.min(39, 4 * Math.log10((double) speakers));
  }
}
