package org.lexhub.store.term.pattern;

/**
 * An automaton that reads a term code point by code point. It keeps one state for each depth, the
 * number of code points read, so that a walk down a trie can return to any shorter prefix.
 */
public interface TermAutomaton {
  /**
   * Returns the lowest code point from {@code codePoint} on that can come next at a depth, or -1 if
   * there is none.
   */
  int next(int depth, int codePoint);

  /**
   * Reads a code point in the state of a depth and sets the state of the next depth.
   *
   * @return false if no term can match any more
   */
  boolean step(int depth, int codePoint);

  /** Returns whether a term that ends at a depth matches. */
  boolean accepts(int depth);

  /** Returns whether every term matches whose beginning was read up to a depth. */
  default boolean acceptsRest(int depth) {
    return false;
  }
}
