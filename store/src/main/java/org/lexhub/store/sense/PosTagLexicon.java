package org.lexhub.store.sense;

/** The open parts of speech that English spellings can have. */
public interface PosTagLexicon {
  /** The result of {@link #classes} for an unknown spelling. */
  int UNKNOWN = 0;

  /**
   * Returns the parts of speech of a folded spelling by its hash: a bit for each one that the
   * spelling has in more than a tenth of its uses, and the number of the most frequent one from bit
   * 4; {@link #UNKNOWN} where the spelling is unknown.
   */
  int classes(int hash);
}
