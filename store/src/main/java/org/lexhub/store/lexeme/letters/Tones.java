package org.lexhub.store.lexeme.letters;

import org.lexhub.store.text.Utf8;

/**
 * The tones of a text in pinyin, in the order of its syllables, as one number: digits after
 * syllables, or marks on vowels. Neutral tones, which few people write, are left out.
 */
public final class Tones {
  private static final String MARKED = "āēīōūǖáéíóúǘǎěǐǒǔǚàèìòùǜĀĒĪŌŪǕÁÉÍÓÚǗǍĚǏǑǓǙÀÈÌÒÙǛ";
  private static final int VOWELS = 6;
  private static final int TONES = 4;
  private static final int BASE = 5;

  private Tones() {}

  /** Returns the tones of a folded text with digits, 0 if it has none. */
  public static long ofDigits(byte[] text, int length) {
    long tones = 0;
    for (int at = 0; at < length; at++) {
      if (text[at] >= '1' && text[at] <= '4') {
        tones = BASE * tones + text[at] - '0';
      }
    }
    return tones;
  }

  /** Returns the tones of a text with marks, 0 if it has none. */
  public static long ofMarks(byte[] text, int length) {
    long tones = 0;
    for (int at = 0; at < length; ) {
      int codePoint = Utf8.decode(text, at, length);
      int marked = MARKED.indexOf(codePoint);
      if (marked >= 0) {
        tones = BASE * tones + marked / VOWELS % TONES + 1;
      }
      at += Utf8.length(codePoint);
    }
    return tones;
  }
}
