package org.lexhub.store.table.pair;

/**
 * Defines which pairs of languages are large. The loader counts their pairs and sorts the first
 * ones, because the first request for them would take too long otherwise.
 *
 * @param languages the number of languages, those with the most senses, that can be large
 * @param pairs the minimum number of pairs of senses of two large languages
 */
public record LargePairs(int languages, int pairs) {
  /** The default; smaller pairs of languages are merged in a few milliseconds per request. */
  public static final LargePairs USUAL = new LargePairs(64, 10_000);
}
