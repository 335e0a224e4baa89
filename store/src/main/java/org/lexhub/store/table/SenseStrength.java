package org.lexhub.store.table;

import org.lexhub.store.table.vocabulary.Pos;

/**
 * Computes the strength of a sense among the senses of its word, before anything is known about the
 * text: how many times a sense-tagged corpus would use the word in this sense. Loader and server
 * weigh senses alike.
 *
 * <p>A sense of an open class has the strength {@code (t + 0.8 / order) * (0.4 + 0.6 * link)},
 * where t is the number of tags of the sense in such a corpus. For a word without tags, t is half
 * of the tags of the English word with the same meaning, multiplied by {@code link^4}: most weak
 * links are to other senses of a translation, and the tags of "person" must not make Spanish
 * <em>marido</em> one.
 *
 * <p>Such corpora tag no word of a closed class, so the missing tags of a homograph say nothing
 * about it. What they cannot explain does: a word of frequency rank r has about {@code 30,000 / r}
 * tags if all of its uses are in open classes (the median of English words, from rank 100 to
 * 3,000). The uses that the tags of its open classes leave are those of its closed classes. So
 * "can" is almost always the modal verb, and "past" seldom the preposition. {@link #closedUses}
 * computes them; the senses of closed classes share them by {@link #closedShare}.
 */
public final class SenseStrength {
  private static final float HUB_SHARE = 0.5f;

  /** The number of tags of a word of rank 1 that has open classes only. */
  private static final float TAGS_OF_FIRST_RANK = 30_000;

  /** The minimum uses of a word in closed classes. */
  private static final float MIN_CLOSED_USES = 6;

  /** The confidence from which on a link is as good as certain. */
  private static final double SURE_LINK = 0.9;

  /** The uses in closed classes of a word whose frequency is unknown: such words are frequent. */
  private static final float UNRANKED_CLOSED_USES = 30;

  private SenseStrength() {}

  /**
   * Returns the estimated number of tags of a sense of a word without tags.
   *
   * @param hubTags the largest number of tags of an English word in the same meaning
   * @param link the confidence of the link of the sense to the meaning, 0 to 1
   */
  public static float untagged(float hubTags, double link) {
    double square = link * link;
    return (float) (HUB_SHARE * hubTags * square * square);
  }

  /**
   * Returns the estimated number of tags of a sense of a word without tags, if the frequency of the
   * word is unknown.
   *
   * @param hubTags the largest number of tags of an English word in the same meaning
   * @param link the confidence of the link of the sense to the meaning, 0 to 1
   * @param pos the part of speech of the word
   */
  public static float untagged(float hubTags, double link, Pos pos) {
    return Math.max(pos.isClosed() ? MIN_CLOSED_USES : 0, untagged(hubTags, link));
  }

  /**
   * Returns the strength of a sense of an open class.
   *
   * @param tags the number of its tags
   * @param order its position among the senses of the word, from 1
   * @param link the confidence of its link to the meaning, 0 to 1
   */
  public static double of(double tags, int order, double link) {
    return (tags + 0.8 / order) * ofLink(link);
  }

  /**
   * Returns whether a sense belongs to a closed class.
   *
   * @param pos the part of speech of the word
   * @param meaning the part of speech of the meaning, for words whose own is not known; -1 unknown
   */
  public static boolean isClosed(Pos pos, int meaning) {
    if (pos != Pos.OTHER) {
      return isClosed(pos);
    }
    return meaning >= 0 && meaning < Pos.count() && isClosed(Pos.at(meaning));
  }

  private static boolean isClosed(Pos pos) {
    return pos.isClosed() || pos == Pos.INTJ || pos == Pos.NUM;
  }

  /**
   * Returns how many uses a word has in its closed classes together.
   *
   * @param rank the frequency rank of the spelling, 0 or less if it is unknown
   * @param openTags the number of tags of all senses in open classes
   * @param link the greatest confidence of a link to a meaning of a closed class, 0 to 1: Spanish
   *     <em>cómo</em> has weak ones only, and means an adverb
   */
  public static double closedUses(int rank, double openTags, double link) {
    double uses =
        rank <= 0
            ? UNRANKED_CLOSED_USES
            : Math.max(MIN_CLOSED_USES, TAGS_OF_FIRST_RANK / rank - openTags);
    return uses * ofClosedLink(link);
  }

  /**
   * Returns the weight by which a sense shares the uses of its word in closed classes: the more
   * languages have a word for the meaning, the more basic it is.
   *
   * @param words the number of words of all languages that have the meaning
   * @param link the confidence of its link to the meaning, 0 to 1
   */
  public static double closedShare(int words, double link) {
    return words * ofClosedLink(link);
  }

  /** Returns 1 for the link of a reliable source, and little for the guess of a dictionary. */
  private static double ofClosedLink(double link) {
    double sureness = Math.min(1, link / SURE_LINK);
    return sureness * sureness;
  }

  private static double ofLink(double link) {
    return 0.4 + 0.6 * link;
  }
}
