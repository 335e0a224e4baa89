package org.lexhub.store.term;

/** Which language the lexeme of a posting belongs to. */
@FunctionalInterface
public interface PostingLanguages {
  /** The row of the language. */
  int language(int posting);
}
