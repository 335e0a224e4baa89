package org.lexhub.store.fold;

import org.lexhub.store.text.Utf8;
import org.lexhub.store.text.Utf8Buffer;

/** Composes Hangul syllables (The Unicode Standard, section 3.12). */
final class Hangul {
  private static final int SYLLABLES = 0xAC00;
  private static final int LEADS = 0x1100;
  private static final int VOWELS = 0x1161;
  private static final int TAILS = 0x11A7;
  private static final int LEAD_COUNT = 19;
  private static final int VOWEL_COUNT = 21;
  private static final int TAIL_COUNT = 28;

  private static final int BYTES = 3;

  /** The tail with the sound of each lead, 0 if there is none. */
  private static final byte[] TAIL_OF_LEAD = {
    1, 2, 4, 7, 0, 8, 16, 17, 0, 19, 20, 21, 22, 0, 23, 24, 25, 26, 27
  };

  private Hangul() {}

  /** Composes a lead and a vowel, or an open syllable and a tail; returns -1 for anything else. */
  static int compose(int first, int second) {
    int lead = first - LEADS;
    int vowel = second - VOWELS;
    if (lead >= 0 && lead < LEAD_COUNT && vowel >= 0 && vowel < VOWEL_COUNT) {
      return SYLLABLES + (lead * VOWEL_COUNT + vowel) * TAIL_COUNT;
    }
    int syllable = first - SYLLABLES;
    int tail = second - TAILS;
    boolean open =
        syllable >= 0
            && syllable < LEAD_COUNT * VOWEL_COUNT * TAIL_COUNT
            && syllable % TAIL_COUNT == 0;
    return open && tail > 0 && tail < TAIL_COUNT ? first + tail : -1;
  }

  /**
   * Turns a lead at the end of a text into the tail of the open syllable before it. Jamo that are
   * typed one by one do not tell a lead from a tail; a consonant is a tail if no vowel follows.
   */
  static void close(Utf8Buffer text, int start) {
    byte[] b = text.bytes();
    int end = text.length();
    if (end - start < 2 * BYTES || b[end - BYTES] != (byte) 0xE1 || b[end - 2] != (byte) 0x84) {
      return;
    }
    int lead = Utf8.decode(b, end - BYTES, end) - LEADS;
    int tail = lead >= 0 && lead < LEAD_COUNT ? TAIL_OF_LEAD[lead] : 0;
    int whole = tail == 0 ? -1 : compose(Utf8.before(b, end - BYTES), TAILS + tail);
    if (whole >= 0) {
      text.truncate(end - 2 * BYTES);
      text.advance(Utf8.encode(whole, text.bytes(), end - 2 * BYTES) - (end - 2 * BYTES));
    }
  }
}
