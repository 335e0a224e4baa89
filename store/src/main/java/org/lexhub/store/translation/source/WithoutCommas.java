package org.lexhub.store.translation.source;

import org.lexhub.store.text.Utf8;
import org.lexhub.store.text.Utf8Buffer;

/**
 * The bare text without the commas inside it, which lists of phrases leave out. The steps that
 * follow continue with that text.
 */
final class WithoutCommas implements Step {
  private final TextLookup lookup;

  WithoutCommas(TextLookup lookup) {
    this.lookup = lookup;
  }

  @Override
  public boolean find(FoundSource found) {
    Utf8Buffer bare = found.bare;
    Utf8Buffer phrase = found.phrase;
    phrase.clear();
    for (int at = 0; at < bare.length(); ) {
      int codePoint = Utf8.decode(bare.bytes(), at, bare.length());
      int length = Utf8.length(codePoint);
      if (!isComma(codePoint)) {
        phrase.put(bare.bytes(), at, length);
      }
      at += length;
    }
    if (phrase.length() == bare.length()) {
      return false;
    }
    bare.clear();
    bare.put(phrase.bytes(), 0, phrase.length());
    return lookup.find(bare, found);
  }

  private static boolean isComma(int c) {
    return c == ',' || c == '\u060C' || c == '\u3001' || c == '\uFF0C';
  }
}
