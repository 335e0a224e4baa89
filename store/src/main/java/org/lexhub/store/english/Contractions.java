package org.lexhub.store.english;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.text.Utf8Buffer;

/**
 * English contractions: {@code n't} for "not", {@code 'll} for "will". Tokenized texts have a space
 * before the contraction. The apostrophe is U+0027, U+2018 or U+2019.
 */
public final class Contractions {
  private static final int MAX_LENGTH = 2;

  /** The letters after an apostrophe, and the word that they abbreviate. */
  private static final String[][] WORDS = {
    {"s", "be"}, {"m", "be"}, {"d", "would"}, {"re", "be"}, {"ve", "have"}, {"ll", "will"},
  };

  private static final byte[] NOT = "not".getBytes(StandardCharsets.US_ASCII);
  private static final byte[][] LONG = new byte[WORDS.length][];

  static {
    for (int i = 0; i < WORDS.length; i++) {
      LONG[i] = WORDS[i][1].getBytes(StandardCharsets.US_ASCII);
    }
  }

  private Contractions() {}

  /** Returns the full word of a text that is only a contraction; null for other texts. */
  @SuppressWarnings("ReturnsNullInsteadOfEmpty")
  public static byte @Nullable [] whole(byte[] text, int length) {
    if (length > 0 && isNot(text, 0, length) && wordEnd(text, 0, length) == length) {
      return NOT;
    }
    int wide = apostrophe(text, 0, length);
    int word = wide == 0 ? -1 : word(text, wide, length);
    return word >= 0 && wide + WORDS[word][0].length() == length ? LONG[word] : null;
  }

  /** Copies a text, with a space in place of each contraction. */
  public static void leaveOut(byte[] text, int length, Utf8Buffer out) {
    out.clear();
    for (int at = 0; at < length; ) {
      int end = end(text, at, length);
      if (end > at) {
        out.put((byte) ' ');
        at = end;
      } else {
        out.put(text[at++]);
      }
    }
  }

  /** Returns the end of the contraction that begins at an offset, or the offset if none does. */
  private static int end(byte[] text, int at, int length) {
    if (at > 0 && isNot(text, at, length)) {
      return wordEnd(text, at, length);
    }
    int wide = at == 0 ? 0 : apostrophe(text, at, length);
    int word = wide == 0 ? -1 : word(text, at + wide, length);
    return word < 0 ? at : at + wide + WORDS[word][0].length();
  }

  /** Returns whether there is "n't" at an offset, as the end of a word or as a word. */
  private static boolean isNot(byte[] text, int at, int length) {
    if ((text[at] | 0x20) != 'n') {
      return false;
    }
    int wide = apostrophe(text, at + 1, length);
    int t = at + 1 + wide;
    return wide > 0 && t < length && (text[t] | 0x20) == 't' && !isLetter(text, t + 1, length);
  }

  /** Returns the end of the "n't" at an offset. */
  private static int wordEnd(byte[] text, int at, int length) {
    return at + 2 + apostrophe(text, at + 1, length);
  }

  /**
   * Returns the number in {@link #WORDS} of the letters at an offset up to the word's end, or -1.
   */
  private static int word(byte[] text, int at, int length) {
    int end = at;
    while (end < length && end - at <= MAX_LENGTH && isLetter(text, end, length)) {
      end++;
    }
    for (int i = 0; i < WORDS.length; i++) {
      if (is(WORDS[i][0], text, at, end)) {
        return i;
      }
    }
    return -1;
  }

  private static boolean is(String word, byte[] text, int from, int to) {
    if (to - from != word.length()) {
      return false;
    }
    for (int i = 0; i < word.length(); i++) {
      if ((text[from + i] | 0x20) != word.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isLetter(byte[] text, int at, int length) {
    if (at >= length) {
      return false;
    }
    int lower = text[at] | 0x20;
    boolean wide = text[at] < 0 && (text[at] & 0xFF) != 0xE2;
    return wide || (lower >= 'a' && lower <= 'z') || (text[at] >= '0' && text[at] <= '9');
  }

  /** Returns the length in bytes of the apostrophe at an offset, 0 if there is none. */
  static int apostrophe(byte[] text, int at, int length) {
    if (at >= length) {
      return 0;
    }
    if (text[at] == '\'') {
      return 1;
    }
    boolean quote =
        (text[at] & 0xFF) == 0xE2
            && at + 2 < length
            && (text[at + 1] & 0xFF) == 0x80
            && ((text[at + 2] & 0xFF) == 0x98 || (text[at + 2] & 0xFF) == 0x99);
    return quote ? 3 : 0;
  }
}
