package org.lexhub.store.index;

/** Hangul syllables from their parts (The Unicode Standard, section 3.12). */
final class Hangul {
  private static final int SYLLABLES = 0xAC00;
  private static final int LEADS = 0x1100;
  private static final int VOWELS = 0x1161;
  private static final int TAILS = 0x11A7;
  private static final int LEAD_COUNT = 19;
  private static final int VOWEL_COUNT = 21;
  private static final int TAIL_COUNT = 28;

  private Hangul() {}

  /** Lead and vowel, or open syllable and tail, as one syllable; -1 for anything else. */
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
}
