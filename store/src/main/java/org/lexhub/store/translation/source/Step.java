package org.lexhub.store.translation.source;

/** A way to find the lexemes of a text that has none as it is. */
interface Step {
  /**
   * Looks up something in place of the text; sets the hits and the matched text.
   *
   * @return whether there are hits
   */
  boolean find(FoundSource found);
}
