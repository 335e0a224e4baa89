package org.lexhub.store.table.vocabulary;

/**
 * How words with a meaning are used in sentences, as a set of bits: the sentence frames of verbs
 * and the lexicographer files of WordNet (wninput(5WN), lexnames(5WN)).
 *
 * <p>Bits 0 to 34 are the frames 1 to 35, such as "Somebody ----s something to somebody"; bits 35
 * to 49 are the files 29 to 43, such as verb.motion; bit 50 is the file of people. Without any bit,
 * the use of the words is unknown.
 */
public final class VerbFrames {
  /** The number of traits of verbs; their bits are the lowest. */
  public static final int OF_VERBS = 50;

  /** The bit of nouns that name a person. */
  public static final long PERSON = 1L << OF_VERBS;

  private static final int FRAMES = 35;
  private static final int FIRST_FIELD = 29;
  private static final int PEOPLE = 18;

  private VerbFrames() {}

  /** Returns the bit of a sentence frame by its number in WordNet, from 1; 0 if there is none. */
  public static long frame(int number) {
    return number < 1 || number > FRAMES ? 0 : 1L << (number - 1);
  }

  /** Returns the bit of a lexicographer file by its number in WordNet; 0 if it has none. */
  public static long field(int file) {
    if (file == PEOPLE) {
      return PERSON;
    }
    int bit = FRAMES + file - FIRST_FIELD;
    return bit < FRAMES || bit >= OF_VERBS ? 0 : 1L << bit;
  }

  /** Returns the bits of verbs. */
  public static long ofVerbs(long traits) {
    return traits & (PERSON - 1);
  }

  /** Returns the bits of the lexicographer file of a verb. */
  public static long fieldOfVerb(long traits) {
    return ofVerbs(traits) >>> FRAMES;
  }

  /**
   * Returns the sum of the scores of some traits.
   *
   * @param scores the score of each trait, by bit
   */
  public static float sum(float[] scores, long traits) {
    float sum = 0;
    for (long rest = traits; rest != 0; rest &= rest - 1) {
      sum += scores[Long.numberOfTrailingZeros(rest)];
    }
    return sum;
  }
}
