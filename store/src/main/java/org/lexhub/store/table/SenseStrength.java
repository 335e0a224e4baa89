package org.lexhub.store.table;

import org.lexhub.store.table.vocabulary.Pos;

/**
 * How strongly a sense speaks among the senses of its word before anything is known about the text:
 * {@code (t + 0.8 / order) * (0.4 + 0.6 * link)}, where t counts how often a sense-tagged corpus
 * uses the word so. Where a word was never tagged, half of what English words were tagged in the
 * same meaning stands for t, and at least 6 in a closed class, of which such corpora tag no word:
 * "in" is no inch. Loader and server weigh senses alike.
 */
public final class SenseStrength {
  private static final float HUB_SHARE = 0.5f;
  private static final float CLOSED_TAGS = 6;

  private SenseStrength() {}

  /**
   * What stands for the tags of a word that was never tagged.
   *
   * @param hubTags how often the English word that has the meaning most was tagged in it
   * @param pos the part of speech of the word
   */
  public static float untagged(float hubTags, Pos pos) {
    return Math.max(pos.isClosed() ? CLOSED_TAGS : 0, HUB_SHARE * hubTags);
  }

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
