package org.lexhub.store.spelling;

import org.lexhub.store.fold.Fold;
import org.lexhub.store.text.Utf8;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Writes words of other scripts in Latin letters, a to z and blanks, as people type them. Some
 * words have a second reading: Russian ё as е, a Hebrew vav as a consonant, an Arabic final alif as
 * the ending -an, or with an inherent vowel of Hindi that is pronounced.
 *
 * <p>The rules are the {@code .tsv} resources of this package, and {@link IndicLatin} and {@link
 * KoreanLatin}. Reusable, for one thread; it allocates nothing once it has grown.
 */
public final class Romanizer {
  private static final Rewrites CYRILLIC = Rewrites.load("cyrillic.tsv");
  private static final Rewrites GREEK = Rewrites.load("greek.tsv");
  private static final Rewrites CAUCASIAN = Rewrites.load("caucasian.tsv");
  private static final Rewrites HEBREW = Rewrites.load("hebrew.tsv");
  private static final Rewrites HEBREW_SECOND = Rewrites.load("hebrew.tsv", "hebrew.second.tsv");
  private static final Rewrites ARABIC = Rewrites.load("arabic.tsv");
  private static final Rewrites ARABIC_SECOND = Rewrites.load("arabic.tsv", "arabic.second.tsv");
  private static final Rewrites JAPANESE = Rewrites.load("japanese.tsv");

  private final Utf8Buffer plain = new Utf8Buffer(64);
  private final Utf8Buffer latin = new Utf8Buffer(64);
  private final IndicLatin indic = new IndicLatin();

  /** Creates a romanizer for one thread. */
  public Romanizer() {}

  /**
   * Appends a word in Latin letters.
   *
   * @param text UTF-8 in normalization form C
   * @param second whether to write the second reading, which can be the same
   * @return false, with nothing appended, if it has letters of another script
   */
  public boolean append(
      LatinSystem system, boolean second, byte[] text, int from, int to, Utf8Buffer out) {
    plain.clear();
    latin.clear();
    boolean done =
        switch (system) {
          case CYRILLIC -> {
            prepare(text, from, to, second);
            yield rewrite(CYRILLIC);
          }
          case GREEK -> folded(GREEK, text, from, to);
          case CAUCASIAN -> folded(CAUCASIAN, text, from, to);
          case HEBREW -> folded(second ? HEBREW_SECOND : HEBREW, text, from, to);
          case ARABIC -> {
            prepare(text, from, to, false);
            yield rewrite(second ? ARABIC_SECOND : ARABIC);
          }
          case JAPANESE -> folded(JAPANESE, text, from, to);
          case INDIC, TAMIL -> indic.append(text, from, to, second, latin);
          case KOREAN -> {
            Fold.fold(text, from, to - from, plain);
            yield KoreanLatin.append(plain.bytes(), 0, plain.length(), latin);
          }
        };
    return done && keep(out);
  }

  private boolean folded(Rewrites rules, byte[] text, int from, int to) {
    Fold.fold(text, from, to - from, plain);
    return rewrite(rules);
  }

  private boolean rewrite(Rewrites rules) {
    return rules.append(plain.bytes(), 0, plain.length(), latin);
  }

  /** Copies the text in lower case, or folded. */
  private void prepare(byte[] text, int from, int to, boolean fold) {
    if (fold) {
      Fold.fold(text, from, to - from, plain);
      return;
    }
    for (int at = from; at < to; ) {
      int codePoint = Utf8.decode(text, at, to);
      at += Utf8.length(codePoint);
      int lower = codePoint == '-' ? ' ' : Character.toLowerCase(codePoint);
      byte[] room = plain.ensure(4);
      plain.advance(Utf8.encode(lower, room, plain.length()) - plain.length());
    }
  }

  /** Appends the letters and inner blanks. */
  private boolean keep(Utf8Buffer out) {
    int start = out.length();
    boolean blank = false;
    for (int at = 0; at < latin.length(); at++) {
      byte b = latin.bytes()[at];
      if (b >= 'a' && b <= 'z') {
        if (blank && out.length() > start) {
          out.put((byte) ' ');
        }
        blank = false;
        out.put(b);
      } else {
        blank |= b == ' ' || b == '-';
      }
    }
    return out.length() > start;
  }
}
