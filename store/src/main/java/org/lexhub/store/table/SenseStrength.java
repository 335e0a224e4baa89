package org.lexhub.store.table;

/**
 * How strongly a sense speaks among the senses of its word before anything is known about the text:
 * {@code (t + 0.8 / order) * (0.4 + 0.6 * link)}, where t counts how often a sense-tagged corpus
 * uses the word so. Loader and server weigh senses alike.
 */
public final class SenseStrength {
  /**
   * Where a word was never tagged, this share of what English words were tagged in the same meaning
   * stands for t.
   */
  public static final float HUB_SHARE = 0.5f;

  private SenseStrength() {}

  /**
   * The strength of a sense.
   *
   * @param tags how often it was tagged
   * @param order its place among the senses of the word, from 1
   * @param link the confidence of its link to the meaning, 0 to 1
   */
  public static double of(double tags, int order, double link) {
    return (tags + 0.8 / order) * (0.4 + 0.6 * link);
  }
}
