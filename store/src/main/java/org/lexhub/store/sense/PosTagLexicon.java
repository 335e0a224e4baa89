package org.lexhub.store.sense;

/** Which of the four open word classes English spellings may belong to. */
public interface PosTagLexicon {
  /** What {@link #classes} answers for a spelling that is not known. */
  int UNKNOWN = 0;

  /**
   * The classes of a folded spelling by its hash: a bit for each class that it has in more than a
   * tenth of its uses, and the number of the most frequent one from bit 4; 0 where it is unknown.
   */
  int classes(int hash);
}
