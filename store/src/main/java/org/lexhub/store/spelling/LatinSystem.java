package org.lexhub.store.spelling;

import org.jspecify.annotations.Nullable;
import org.lexhub.store.text.Utf8;
import org.lexhub.store.text.Utf8Buffer;

/**
 * The groups of scripts that have romanization rules. The order is part of the snapshot's format.
 */
public enum LatinSystem {
  /** Cyrillic of all languages. */
  CYRILLIC("cyrillic", false),
  /** Greek. */
  GREEK("greek", false),
  /** Georgian and Armenian. */
  CAUCASIAN("caucasian", false),
  /** Hebrew, which leaves most vowels to the reader. */
  HEBREW("hebrew", true),
  /** Arabic script of all languages, which leaves most vowels to the reader. */
  ARABIC("arabic", true),
  /** The scripts of India, except Tamil. */
  INDIC("indic", false),
  /** Tamil, which does not distinguish voiced stops from voiceless ones. */
  TAMIL("tamil", false),
  /** Hangul. */
  KOREAN("korean", false),
  /** Kana. */
  JAPANESE("japanese", false);

  private static final LatinSystem[] ALL = values();

  @SuppressWarnings("ImmutableEnumChecker") // not modified after it is loaded
  private final Rewrites key;

  private final boolean abjad;

  LatinSystem(String name, boolean abjad) {
    this.key = Rewrites.load(name + ".key.tsv");
    this.abjad = abjad;
  }

  /** Returns the number of systems. */
  public static int count() {
    return ALL.length;
  }

  /** Returns the system of a number; allocates nothing. */
  public static LatinSystem at(int number) {
    return ALL[number];
  }

  /** Returns the number of the system in keys. */
  @SuppressWarnings("EnumOrdinal") // the order is part of the format
  int number() {
    return ordinal();
  }

  /** Returns the minimum number of letters of a query: shorter ones would match too many words. */
  public int shortest() {
    return abjad ? 4 : this == JAPANESE ? 1 : 2;
  }

  /** Returns whether the script leaves most vowels unwritten. */
  public boolean abjad() {
    return abjad;
  }

  /** Returns the system of the first letter that has one, or null. */
  public static @Nullable LatinSystem of(byte[] text, int from, int to) {
    for (int at = from; at < to; ) {
      int codePoint = Utf8.decode(text, at, to);
      LatinSystem system = codePoint < 0x370 ? null : of(codePoint);
      if (system != null) {
        return system;
      }
      at += Utf8.length(codePoint);
    }
    return null;
  }

  private static @Nullable LatinSystem of(int c) {
    if (c < 0x590) {
      return c < 0x400 ? GREEK : c < 0x530 ? CYRILLIC : CAUCASIAN;
    }
    if (c < 0x900) {
      return c < 0x600 ? HEBREW : c < 0x700 || (c >= 0x750 && c < 0x780) ? ARABIC : null;
    }
    if (c < 0xD80) {
      return c >= 0xB80 && c < 0xC00 ? TAMIL : INDIC;
    }
    if (c >= 0x10A0 && c < 0x1200) {
      return c < 0x1100 ? CAUCASIAN : KOREAN;
    }
    if (c >= 0x1C90 && c < 0x2000) {
      return c < 0x1CC0 ? CAUCASIAN : c >= 0x1F00 ? GREEK : null;
    }
    if (c >= 0x3040 && c < 0x3190) {
      return c < 0x3100 ? JAPANESE : c >= 0x3130 ? KOREAN : null;
    }
    if (c >= 0xAC00 && c < 0xD7B0) {
      return KOREAN;
    }
    return c >= 0xFF66 && c < 0xFFA0 ? JAPANESE : null;
  }

  /**
   * Appends Latin letters, with vowels, in the form that the romanizations of the system have in
   * common.
   *
   * @param letters only a to z
   * @param joined whether doubled letters count once (in Japanese only vowels do)
   */
  void normalize(byte[] letters, int from, int to, boolean joined, Utf8Buffer out) {
    int start = out.length();
    key.append(letters, from, to, out);
    if (!joined) {
      return;
    }
    byte[] b = out.bytes();
    int kept = start;
    for (int at = start; at < out.length(); at++) {
      boolean doubled = kept > start && b[kept - 1] == b[at];
      if (!doubled || (this == JAPANESE && !LatinKey.isVowel(b[at]))) {
        b[kept++] = b[at];
      }
    }
    out.truncate(kept);
  }
}
