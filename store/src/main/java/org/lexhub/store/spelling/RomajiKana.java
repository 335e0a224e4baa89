package org.lexhub.store.spelling;

import org.lexhub.store.text.Utf8Buffer;

/**
 * Turns Japanese in Latin letters, in the Hepburn or the official romanization, into hiragana, so
 * that the rules for inflected forms apply to it: {@code nomimasu} becomes {@code のみます}. Immutable
 * and safe for any number of threads.
 */
public final class RomajiKana {
  private static final Rewrites SYLLABLES = Rewrites.load("romaji.tsv");

  private RomajiKana() {}

  /**
   * Appends a folded text in hiragana.
   *
   * @param length the number of bytes of the text
   * @return false, with nothing appended, if the text has a letter that is no part of a syllable
   */
  public static boolean append(byte[] latin, int length, Utf8Buffer out) {
    int start = out.length();
    boolean complete = SYLLABLES.append(latin, 0, length, out);
    for (int i = start; complete && i < out.length(); i++) {
      complete = out.bytes()[i] < 0;
    }
    if (!complete) {
      out.truncate(start);
    }
    return complete && out.length() > start;
  }
}
