package org.lexhub.store.translation.source;

import org.lexhub.store.text.Utf8;
import org.lexhub.store.text.Utf8Buffer;

/**
 * The bare text without the commas and ellipses inside it, which lists of phrases leave out. The
 * steps that follow continue with that text.
 */
final class WithoutInnerMarks implements Step {
  private static final int ELLIPSIS = '\u2026';

  private final TextLookup lookup;

  WithoutInnerMarks(TextLookup lookup) {
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
      int dots = dots(bare, at, codePoint);
      if (dots > 0 || codePoint == ' ') {
        blank(phrase);
      } else if (!isComma(codePoint)) {
        phrase.put(bare.bytes(), at, length);
      }
      at += Math.max(length, dots);
    }
    if (phrase.length() == bare.length()) {
      return false;
    }
    bare.clear();
    bare.put(phrase.bytes(), 0, phrase.length());
    return lookup.find(bare, found);
  }

  /** Adds a blank, unless the text ends with one. */
  private static void blank(Utf8Buffer text) {
    if (text.length() > 0 && text.bytes()[text.length() - 1] != ' ') {
      text.put((byte) ' ');
    }
  }

  /** Returns the length in bytes of the ellipsis at a position, typed with two dots or more. */
  private static int dots(Utf8Buffer text, int at, int codePoint) {
    if (codePoint == ELLIPSIS) {
      return Utf8.length(codePoint);
    }
    int end = at;
    while (end < text.length() && text.bytes()[end] == '.') {
      end++;
    }
    return end - at > 1 ? end - at : 0;
  }

  private static boolean isComma(int c) {
    return c == ',' || c == '\u060C' || c == '\u3001' || c == '\uFF0C';
  }
}
