package org.lexhub.store.index;

/** What postings cost; allocates nothing. */
@FunctionalInterface
public interface PostingCosts {
  /** {@link PrefixTop#cost} of a posting and the frequency rank of its lexeme. */
  int cost(int posting);
}
