package org.lexhub.store.translation.source;

import java.util.List;

/** The other {@linkplain PhraseForms forms} of a phrase, or of an English word. */
final class OtherForms implements Step {
  private final TextLookup lookup;
  private final PhraseForms phrases;
  private final int english;

  OtherForms(TextLookup lookup, PhraseForms phrases, int english) {
    this.lookup = lookup;
    this.phrases = phrases;
    this.english = english;
  }

  @Override
  public boolean find(FoundSource found) {
    if (!found.text.contains(' ') && !found.source.contains(english)) {
      return false;
    }
    for (String form : of(found)) {
      if (lookup.findEqual(form, found)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the ways in which dictionaries may list the text, if it is a phrase. */
  List<String> of(FoundSource found) {
    found.readBare();
    return phrases.of(found.bare.toString(), found.source, found.wordHits);
  }
}
