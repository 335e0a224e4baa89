package org.lexhub.store.lexeme.letters;

import org.lexhub.store.lexeme.ShapeSearch;

/** What the text of a query says about the shape of a spelling, see {@link ShapeSearch}. */
public enum TermShape {
  /** A pattern in which {@code ?} is any letter and {@code *} any letters. */
  PATTERN,
  /** Letters that the spelling contains. */
  CONTAINS,
  /** The letters of the spelling in another order. */
  ANAGRAM
}
