package org.lexhub.loader.merge;

import com.ibm.icu.text.Normalizer2;
import org.jspecify.annotations.Nullable;

/** Brings texts of all sources into one shape. */
public final class Texts {
  private static final Normalizer2 NFC = Normalizer2.getNFCInstance();

  private Texts() {}

  /** Trimmed and in normalisation form C; {@code null} for nothing. */
  public static @Nullable String clean(@Nullable String text) {
    if (text == null) {
      return null;
    }
    String trimmed = text.strip();
    return trimmed.isEmpty() ? null : NFC.normalize(trimmed);
  }

  /** Why a text can't be a headword, or {@code null} if it can; the text is clean. */
  static @Nullable String lemmaFault(@Nullable String lemma) {
    if (lemma == null) {
      return "empty lemma";
    }
    if (lemma.codePointCount(0, lemma.length()) > 256) {
      return "lemma longer than 256 characters: " + lemma.substring(0, 40) + "…";
    }
    for (int i = 0; i < lemma.length(); i++) {
      char c = lemma.charAt(i);
      if (c < ' ' || c == 0x7f) {
        return "lemma with a control character";
      }
      if (Character.isSurrogate(c) && !pairedAt(lemma, i)) {
        return "lemma with half a surrogate pair";
      }
    }
    return null;
  }

  private static boolean pairedAt(String text, int i) {
    char c = text.charAt(i);
    if (Character.isHighSurrogate(c)) {
      return i + 1 < text.length() && Character.isLowSurrogate(text.charAt(i + 1));
    }
    return i > 0 && Character.isHighSurrogate(text.charAt(i - 1));
  }
}
