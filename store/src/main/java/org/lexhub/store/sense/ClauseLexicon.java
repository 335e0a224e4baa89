package org.lexhub.store.sense;

/** The knowledge of English spellings that {@link Clause} needs. */
public interface ClauseLexicon extends PosTagLexicon {
  /** Returns whether a folded spelling, given by its hash, mostly names a person. */
  boolean isPerson(int hash);
}
