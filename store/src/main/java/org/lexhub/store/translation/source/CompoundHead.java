package org.lexhub.store.translation.source;

import org.lexhub.store.table.vocabulary.Pos;
import org.lexhub.store.text.Utf8Buffer;

/** The head of a {@linkplain Compounds compound}, with less certainty. */
final class CompoundHead implements Step {
  /** The factor of the odds of translations of the head. */
  private static final double CERTAINTY = 0.25;

  private final TextLookup lookup;
  private final Compounds compounds;

  CompoundHead(TextLookup lookup, Compounds compounds) {
    this.lookup = lookup;
    this.compounds = compounds;
  }

  @Override
  public boolean find(FoundSource found) {
    found.readBare();
    Utf8Buffer text = found.bare;
    Utf8Buffer parts = found.phrase;
    int head = compounds.split(text, found, parts);
    if (head <= 0 || !lookup.find(text.bytes(), head, text.length(), found)) {
      return false;
    }
    found.matched().clear();
    found.matched().put(parts.bytes(), 0, parts.length());
    found.pos(Pos.NOUN);
    found.certainty(CERTAINTY);
    return true;
  }
}
