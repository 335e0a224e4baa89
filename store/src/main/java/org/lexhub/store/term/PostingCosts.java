package org.lexhub.store.term;

/** Gives the costs of postings; implementations must not allocate. */
@FunctionalInterface
public interface PostingCosts {
  /** Returns {@link PrefixTop#cost} of a posting and the frequency rank of its lexeme. */
  int cost(int posting);
}
