package org.lexhub.store.table.pair;

/**
 * Which pairs of languages are large, so that the loader counts them and puts their first pairs in
 * order: what they are asked for first would take too long to find out.
 *
 * @param languages only the languages with the most senses are looked at, this many
 * @param pairs from how many pairs on two languages are large
 */
public record LargePairs(int languages, int pairs) {
  /** What is merged in few milliseconds is left to be merged when it is asked for. */
  public static final LargePairs USUAL = new LargePairs(64, 10_000);
}
