package org.lexhub.store.table;

import org.lexhub.store.table.vocabulary.Pos;

/**
 * Computes the strength of a sense among the senses of its word, before anything is known about the
 * text: {@code (t + 0.8 / order) * (0.4 + 0.6 * link)}, where t is the number of tags of the sense
 * in a sense-tagged corpus. For a word without tags, t is half of the tags of the English word with
 * the same meaning, and at least 6 in a closed class, because such corpora tag no word of a closed
 * class: "in" rarely means inch. Loader and server weigh senses alike.
 */
public final class SenseStrength {
  private static final float HUB_SHARE = 0.5f;
  private static final float CLOSED_TAGS = 6;

  private SenseStrength() {}

  /**
   * Returns the estimated number of tags of a sense of a word without tags.
   *
   * @param hubTags the largest number of tags of an English word in the same meaning
   * @param pos the part of speech of the word
   */
  public static float untagged(float hubTags, Pos pos) {
    return Math.max(pos.isClosed() ? CLOSED_TAGS : 0, HUB_SHARE * hubTags);
  }

  /**
   * Returns the strength of a sense.
   *
   * @param tags the number of its tags
   * @param order its position among the senses of the word, from 1
   * @param link the confidence of its link to the meaning, 0 to 1
   */
  public static double of(double tags, int order, double link) {
    return (tags + 0.8 / order) * (0.4 + 0.6 * link);
  }
}
