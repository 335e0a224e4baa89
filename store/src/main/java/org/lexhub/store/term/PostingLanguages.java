package org.lexhub.store.term;

/** Gives the language of the lexeme of a posting. */
@FunctionalInterface
public interface PostingLanguages {
  /** Returns the row of the language. */
  int language(int posting);
}
