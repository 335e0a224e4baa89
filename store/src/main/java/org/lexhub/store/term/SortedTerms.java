package org.lexhub.store.term;

/** Distinct well-formed terms in ascending order of their code points, wherever they are kept. */
interface SortedTerms {
  int size();

  /** How many bytes a term has. */
  int length(int term);

  /** The code point that starts at a byte of a term. */
  int codePoint(int term, int at);

  /** The code point that ends before a byte of a term. */
  int codePointBefore(int term, int end);
}
