package org.lexhub.loader.spelling;

import com.ibm.icu.text.Transliterator;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.fold.Fold;

/** Romanizes with ICU the scripts for which the store has no rules, and Chinese. */
final class OtherScripts {
  private final Transliterator amharic = Transliterator.getInstance("am-am_Latn/BGN");
  private final Transliterator sinhala = Transliterator.getInstance("si-si_Latn");
  private final Transliterator anyLatin = Transliterator.getInstance("Any-Latin");
  private final Transliterator hanLatin = Transliterator.getInstance("Han-Latin");

  /** Returns a text in folded Latin letters and blanks, or null if ICU cannot convert all of it. */
  @Nullable String latin(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (Character.isIdeographic(text.charAt(i))) {
        return null;
      }
    }
    String folded = Fold.fold(of(text).transliterate(text));
    return isLatin(folded) ? folded : null;
  }

  private Transliterator of(String text) {
    return switch (Character.UnicodeScript.of(text.codePointAt(0))) {
      case ETHIOPIC -> amharic;
      case SINHALA -> sinhala;
      default -> anyLatin;
    };
  }

  /** Returns pinyin syllables with tones, the most common reading of each character. */
  String pinyin(String text) {
    return hanLatin.transliterate(text);
  }

  /** Returns whether a folded text consists only of a to z and blanks. */
  static boolean isLatin(String folded) {
    for (int i = 0; i < folded.length(); i++) {
      char c = folded.charAt(i);
      if (c != ' ' && (c < 'a' || c > 'z')) {
        return false;
      }
    }
    return !folded.isEmpty();
  }
}
