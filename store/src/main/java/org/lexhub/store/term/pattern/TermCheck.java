package org.lexhub.store.term.pattern;

import org.lexhub.store.term.TermIndex;

/** A condition that terms satisfy or not. */
public interface TermCheck {
  /** Returns whether a term satisfies the condition. */
  boolean matches(TermIndex terms, int term);
}
