package org.lexhub.store.translation.source;

import java.nio.charset.StandardCharsets;
import org.lexhub.store.text.Utf8Buffer;

/**
 * The bare text with an ellipsis in place of a blank, as dictionaries list paired words: "sowohl
 * als auch" as "sowohl … als auch".
 */
final class PairedWords implements Step {
  /** Paired words are short; longer texts are phrases. */
  private static final int MAX_BLANKS = 3;

  private static final byte[][] ELLIPSES = {
    " ... ".getBytes(StandardCharsets.UTF_8),
    " \u2026 ".getBytes(StandardCharsets.UTF_8),
    "...".getBytes(StandardCharsets.UTF_8),
    "\u2026".getBytes(StandardCharsets.UTF_8)
  };

  private final TextLookup lookup;

  PairedWords(TextLookup lookup) {
    this.lookup = lookup;
  }

  @Override
  public boolean find(FoundSource found) {
    Utf8Buffer bare = found.bare;
    if (blanks(bare) > MAX_BLANKS) {
      return false;
    }
    for (int at = 1; at < bare.length() - 1; at++) {
      if (bare.bytes()[at] == ' ' && findPaired(at, found)) {
        return true;
      }
    }
    return false;
  }

  private static int blanks(Utf8Buffer text) {
    int blanks = 0;
    for (int i = 0; i < text.length(); i++) {
      if (text.bytes()[i] == ' ') {
        blanks++;
      }
    }
    return blanks;
  }

  /** Looks up the text with each ellipsis in place of the blank at a position. */
  private boolean findPaired(int blank, FoundSource found) {
    Utf8Buffer bare = found.bare;
    Utf8Buffer paired = found.phrase;
    for (byte[] ellipsis : ELLIPSES) {
      paired.clear();
      paired.put(bare.bytes(), 0, blank);
      paired.put(ellipsis, 0, ellipsis.length);
      paired.put(bare.bytes(), blank + 1, bare.length() - blank - 1);
      if (lookup.findEqual(paired, found)) {
        return true;
      }
    }
    return false;
  }
}
