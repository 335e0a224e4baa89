package org.lexhub.store.result;

import org.lexhub.store.text.TextColumn;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Computes a key that is equal for lemmas that are the same word: equal lemmas and, in Arabic and
 * Hebrew script, lemmas that differ only in vowel points, which dictionaries write and other texts
 * omit.
 */
public final class VocalizationKey {
  private static final int LANGUAGE_SHIFT = 32;

  private final Utf8Buffer text = new Utf8Buffer(64);
  private boolean started;

  /** Whether the language is written in Arabic or Hebrew script, judged by its first lemma. */
  private boolean pointed;

  private long mask;

  /** Starts the lemmas of another language. */
  public void start() {
    started = false;
    mask = 0;
  }

  /**
   * Makes the next keys those of one of the target languages: equal lemmas of two languages have
   * different keys.
   */
  public void language(int language, LanguageSet targets) {
    mask = targets.count() == 1 ? 0 : (long) (language + 1) << LANGUAGE_SHIFT;
  }

  /** Returns the key of a lemma, comparable only with keys of the same target languages. */
  public long key(int lemma, TextColumn strings) {
    if (started && !pointed) {
      return lemma ^ mask;
    }
    text.clear();
    strings.append(lemma, text);
    if (!started) {
      started = true;
      pointed = text.length() > 0 && isLead(text.bytes()[0]);
    }
    return (pointed ? hash() : lemma) ^ mask;
  }

  private static boolean isLead(byte b) {
    int lead = b & 0xFF;
    return lead >= 0xD6 && lead <= 0xDB;
  }

  /** Returns a negative hash of all bytes but those of points; lemmas are not negative. */
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

  /** Returns whether a code point is a vowel point of Hebrew or Arabic, or the stroke tatweel. */
  public static boolean isPoint(int codePoint) {
    return codePoint >= 0x590
        && codePoint < 0x700
        && isPoint(0xC0 | codePoint >> 6, 0x80 | (codePoint & 0x3F));
  }

  /**
   * Returns whether two bytes are a point: Hebrew U+0591 to U+05C7 except punctuation, Arabic
   * U+064B to U+0652, U+0670 and U+0640.
   */
  private static boolean isPoint(int lead, int next) {
    return switch (lead) {
      case 0xD6 -> next >= 0x91 && next != 0xBE;
      case 0xD7 -> next <= 0x87 && next != 0x80 && next != 0x83 && next != 0x86;
      case 0xD9 -> (next >= 0x8B && next <= 0x92) || next == 0x80 || next == 0xB0;
      default -> false;
    };
  }
}
