package org.lexhub.store.translation.source;

import java.util.Arrays;

/** A word that is typed twice, such as the Indonesian plural rumah-rumah, once. */
final class TypedTwice implements Step {
  private final TextLookup lookup;

  TypedTwice(TextLookup lookup) {
    this.lookup = lookup;
  }

  @Override
  public boolean find(FoundSource found) {
    byte[] text = found.text.bytes();
    int length = found.text.length();
    int half = length / 2;
    return length > 2
        && (length & 1) == 1
        && (text[half] == ' ' || text[half] == '-')
        && Arrays.equals(text, 0, half, text, half + 1, length)
        && lookup.find(text, 0, half, found);
  }
}
