package org.lexhub.store.lexeme.letters;

import org.lexhub.store.fold.Fold;
import org.lexhub.store.text.Utf8;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Letters with dots or a ring that are also written as two: {@code ueber}, {@code smoerrebroed}.
 */
public final class Umlauts {
  private Umlauts() {}

  /** Appends a folded text with each pair as one letter; returns whether there is any pair. */
  public static boolean close(byte[] text, int length, Utf8Buffer out) {
    boolean any = false;
    for (int at = 0; at < length; at++) {
      byte b = text[at];
      byte next = at + 1 < length ? text[at + 1] : 0;
      boolean pair = ((b == 'a' || b == 'o' || b == 'u') && next == 'e') || (b == 'a' && next == b);
      out.put(b);
      if (pair) {
        any = true;
        at++;
      }
    }
    return any;
  }

  /** Appends a text in folded form with each such letter as a pair. */
  public static void open(byte[] text, int length, Utf8Buffer out) {
    for (int at = 0; at < length; ) {
      int codePoint = Utf8.decode(text, at, length);
      int size = Utf8.length(codePoint);
      switch (Character.toLowerCase(codePoint)) {
        case 'ä', 'æ' -> out.putAscii("ae");
        case 'ö', 'ø', 'œ' -> out.putAscii("oe");
        case 'ü' -> out.putAscii("ue");
        case 'å' -> out.putAscii("aa");
        case ' ', '-' -> out.put((byte) ' ');
        default -> Fold.fold(text, at, size, out);
      }
      at += size;
    }
  }
}
