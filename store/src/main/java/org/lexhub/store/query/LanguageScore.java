package org.lexhub.store.query;

import org.lexhub.store.query.LexemeScore.Equality;

/**
 * The scores of a language search, in ten-thousandths. Every reason to match has its own band:
 *
 * <table>
 *   <caption>Bands</caption>
 *   <tr><td>9900–10000</td><td>exact name: 10000 where it is the same but for letter case, 9900
 *       where it is equal after folding only</td></tr>
 *   <tr><td>9700</td><td>exact ISO 639 code or glottocode</td></tr>
 *   <tr><td>6000–7999</td><td>prefix: 7999, less 100 for each code point (at most 19) that the name
 *       has more</td></tr>
 *   <tr><td>4000–5999</td><td>word in the name: 5900 where whole words stand there, 4900 where a
 *       word goes on; less 10 for each code point (at most 80) that follows in the name</td></tr>
 *   <tr><td>2500–3999</td><td>fuzzy: 3900 at one edit, 2900 at two, 200 less where the first letter
 *       differs</td></tr>
 * </table>
 */
final class LanguageScore {
  /** An ISO 639 code or a glottocode. */
  static final int CODE = 9700;

  private static final int MOST_PREFIX = 19;
  private static final int MOST_WORD = 80;

  private LanguageScore() {}

  static int exact(Equality equality) {
    return equality == Equality.FOLDED ? 9900 : 10_000;
  }

  static int prefix(int extra) {
    return 7999 - 100 * Math.min(extra, MOST_PREFIX);
  }

  static int word(boolean whole, int extra) {
    return (whole ? 5900 : 4900) - 10 * Math.min(extra, MOST_WORD);
  }

  static int fuzzy(int distance, boolean sameStart) {
    return (distance <= 1 ? 3900 : 2900) - (sameStart ? 0 : 200);
  }
}
