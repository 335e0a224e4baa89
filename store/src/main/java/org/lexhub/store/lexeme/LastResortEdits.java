package org.lexhub.store.lexeme;

import org.lexhub.store.text.Utf8;

/**
 * Errors in short words that go beyond the edits a fuzzy search makes: an error as slight as two
 * neighbours swapped in a word of three letters, or two slight ones (vowels confused, letters
 * doubled, swapped, forgotten where they are not heard) in one of four to seven. They are guessed
 * only where nothing nearer is found, as in <em>teh</em>, <em>hte</em> and <em>vehical</em>.
 */
final class LastResortEdits {
  private static final int SWAP = 80;
  private static final int TWO_SLIGHT = 190;

  private LastResortEdits() {}

  /** How many edits to make where {@code edits} found nothing; 0 where there is no more to try. */
  static int edits(byte[] folded, int length, int edits) {
    if (edits > 0) {
      return edits == 1 ? 2 : 0;
    }
    int count = 0;
    for (int at = 0; at < length; count++) {
      int codePoint = Utf8.decode(folded, at, length);
      if (count == 3 || !Character.isAlphabetic(codePoint) || codePoint >= 0x2E80) {
        return 0;
      }
      at += Utf8.length(codePoint);
    }
    return count == 3 ? 1 : 0;
  }

  /** The most that so many edits may cost. */
  static int cost(int edits) {
    return edits == 1 ? SWAP : TWO_SLIGHT;
  }
}
