package org.lexhub.store.sense;

/** What has to be known about English spellings to tell subjects from objects. */
public interface ClauseLexicon extends PosTagLexicon {
  /** Whether a folded spelling, by its hash, mostly names a person. */
  boolean isPerson(int hash);
}
