package org.lexhub.store.translation;

import org.lexhub.store.text.TextColumn;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Tells which lemmas are the same word: equal ones and, in Arabic and Hebrew letters, those that
 * differ in vowel points only, which are written in dictionaries and left out elsewhere.
 */
final class VocalizationKey {
  private final Utf8Buffer text = new Utf8Buffer(64);
  private boolean asked;
  private boolean letters;

  /** Starts with the words of another language. */
  void start() {
    asked = false;
  }

  /** A key that the lemmas of the language share where they are the same word. */
  long key(int lemma, TextColumn strings) {
    if (asked && !letters) {
      return lemma;
    }
    text.clear();
    strings.append(lemma, text);
    if (!asked) {
      asked = true;
      letters = text.length() > 0 && isLead(text.bytes()[0]);
    }
    return letters ? hash() : lemma;
  }

  private static boolean isLead(byte b) {
    int lead = b & 0xFF;
    return lead >= 0xD6 && lead <= 0xDB;
  }

  /** A hash of everything but the points; far from the numbers of lemmas. */
  private long hash() {
    byte[] bytes = text.bytes();
    int length = text.length();
    long hash = 1L << 62;
    for (int i = 0; i < length; i++) {
      if (i + 1 < length && isPoint(bytes[i] & 0xFF, bytes[i + 1] & 0xFF)) {
        i++;
      } else {
        hash = (hash ^ bytes[i]) * 0x100000001B3L;
      }
    }
    return hash | Long.MIN_VALUE;
  }

  /** Hebrew U+0591 to U+05C7 but for its signs, Arabic U+064B to U+0652, U+0670 and U+0640. */
  private static boolean isPoint(int lead, int next) {
    return switch (lead) {
      case 0xD6 -> next >= 0x91 && next != 0xBE;
      case 0xD7 -> next <= 0x87 && next != 0x80 && next != 0x83 && next != 0x86;
      case 0xD9 -> (next >= 0x8B && next <= 0x92) || next == 0x80 || next == 0xB0;
      default -> false;
    };
  }
}
