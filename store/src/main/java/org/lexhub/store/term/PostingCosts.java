package org.lexhub.store.term;

/** What postings cost; allocates nothing. */
@FunctionalInterface
public interface PostingCosts {
  /** {@link PrefixTop#cost} of a posting and the frequency rank of its lexeme. */
  int cost(int posting);
}
