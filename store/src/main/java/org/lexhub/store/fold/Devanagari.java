package org.lexhub.store.fold;

import org.lexhub.store.text.Utf8Buffer;

/** Folds the spellings of nasals in Devanagari: हिन्दी and हिंदी are one word. */
final class Devanagari {
  private static final int FIRST_STOP = 0x0915;
  private static final int BYTES = 3;

  /** The last byte in UTF-8 of the nasal of the class of each letter from क to भ, 0 for nasals. */
  private static final byte[] NASALS = {
    (byte) 0x99,
    (byte) 0x99,
    (byte) 0x99,
    (byte) 0x99,
    0, // क ख ग घ
    (byte) 0x9E,
    (byte) 0x9E,
    (byte) 0x9E,
    (byte) 0x9E,
    0, // च छ ज झ
    (byte) 0xA3,
    (byte) 0xA3,
    (byte) 0xA3,
    (byte) 0xA3,
    0, // ट ठ ड ढ
    (byte) 0xA8,
    (byte) 0xA8,
    (byte) 0xA8,
    (byte) 0xA8,
    0,
    0, // त थ द ध
    (byte) 0xAE,
    (byte) 0xAE,
    (byte) 0xAE,
    (byte) 0xAE, // प फ ब भ
  };

  private Devanagari() {}

  /**
   * Turns a nasal and virama at the end of a text into an anusvara if a stop of its class follows.
   */
  static void nasal(int following, Utf8Buffer text, int start) {
    int at = following - FIRST_STOP;
    if (at < 0 || at >= NASALS.length || NASALS[at] == 0) {
      return;
    }
    byte[] b = text.bytes();
    int virama = text.length() - BYTES;
    int nasal = virama - BYTES;
    if (nasal >= start
        && b[virama] == (byte) 0xE0
        && b[virama + 1] == (byte) 0xA5
        && b[virama + 2] == (byte) 0x8D
        && b[nasal] == (byte) 0xE0
        && b[nasal + 1] == (byte) 0xA4
        && b[nasal + 2] == NASALS[at]) {
      text.truncate(virama);
      b[nasal + 2] = (byte) 0x82;
    }
  }
}
