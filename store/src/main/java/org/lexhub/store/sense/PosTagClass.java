package org.lexhub.store.sense;

import org.lexhub.store.table.vocabulary.Pos;

/**
 * The classes of words that {@link PosTagger} tells apart, by number: the four open parts of
 * speech, then the closed ones.
 */
public final class PosTagClass {
  /** The number of classes. */
  public static final int COUNT = 11;

  /** The result of {@link #of} for a part of speech without a class. */
  public static final int NONE = -1;

  private PosTagClass() {}

  /** Returns the number of the class of a part of speech, or {@link #NONE}. */
  public static int of(Pos pos) {
    return switch (pos) {
      case NOUN, NAME -> 0;
      case VERB -> PosTagger.VERB;
      case ADJ -> 2;
      case ADV -> 3;
      case PRON -> 4;
      case DET -> 5;
      case ADP -> 6;
      case CONJ -> 7;
      case AUX -> 8;
      case INTJ -> 9;
      case NUM -> 10;
      default -> NONE;
    };
  }
}
