package org.lexhub.store.term;

/** Distinct well-formed terms in ascending order of their code points. */
public interface SortedTerms {
  int size();

  /** Returns the number of bytes of a term. */
  int length(int term);

  /** Returns the code point that starts at a byte of a term. */
  int codePoint(int term, int at);

  /** Returns the code point that ends before a byte of a term. */
  int codePointBefore(int term, int end);
}
