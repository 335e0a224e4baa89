package org.lexhub.store.translation;

/**
 * The order of the translations into one language:
 *
 * <ol>
 *   <li>words of likely senses before words that translate other senses only
 *   <li>higher odds in basis points, and so higher confidence, first
 *   <li>words with a shared meaning before words with only near meanings
 *   <li>higher odds before rounding first
 *   <li>the lower row of the lexeme first, and so the lower id
 * </ol>
 */
final class TranslationOrder {
  private TranslationOrder() {}

  /** Returns whether the word at index {@code a} comes before the one at index {@code b}. */
  static boolean isBefore(ScoredWords words, int a, int b) {
    if (words.leads(a) != words.leads(b)) {
      return words.leads(a);
    }
    if (words.rankBasisPoints(a) != words.rankBasisPoints(b)) {
      return words.rankBasisPoints(a) > words.rankBasisPoints(b);
    }
    if (words.isNear(a) != words.isNear(b)) {
      return words.isNear(b);
    }
    double oddsA = words.odds(a);
    double oddsB = words.odds(b);
    return oddsA > oddsB || (oddsA == oddsB && words.lexeme(a) < words.lexeme(b));
  }
}
