package org.lexhub.store.index;

/** What has to be known about English spellings to tell subjects from objects. */
interface ClauseLexicon extends WordClassLexicon {
  /** Whether a folded spelling, by its hash, mostly names a person. */
  boolean isPerson(int hash);
}
