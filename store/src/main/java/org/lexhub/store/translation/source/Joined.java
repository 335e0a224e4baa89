package org.lexhub.store.translation.source;

import org.lexhub.store.text.Utf8Buffer;

/** The text without blanks and hyphens, if it has any. */
final class Joined implements Step {
  private final TextLookup lookup;

  Joined(TextLookup lookup) {
    this.lookup = lookup;
  }

  @Override
  public boolean find(FoundSource found) {
    Utf8Buffer text = found.text;
    Utf8Buffer joined = found.word;
    joined.clear();
    for (int i = 0; i < text.length(); i++) {
      byte letter = text.bytes()[i];
      if (letter != ' ' && letter != '-') {
        joined.put(letter);
      }
    }
    return joined.length() < text.length() && lookup.find(joined, found);
  }
}
