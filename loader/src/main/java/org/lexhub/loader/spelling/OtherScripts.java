package org.lexhub.loader.spelling;

import org.jspecify.annotations.Nullable;
import org.lexhub.loader.romanization.Transliterations;
import org.lexhub.store.fold.Fold;

/** Romanizes with ICU the scripts for which the store has no rules. */
final class OtherScripts {
  private final Transliterations icu = new Transliterations();

  /** Returns a text in folded Latin letters and blanks, or null if ICU cannot convert all of it. */
  @Nullable String latin(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (Character.isIdeographic(text.charAt(i))) {
        return null;
      }
    }
    String folded = Fold.fold(icu.apply(system(text), text));
    return isLatin(folded) ? folded : null;
  }

  private static String system(String text) {
    return switch (Character.UnicodeScript.of(text.codePointAt(0))) {
      case ETHIOPIC -> "am-am_Latn/BGN";
      case SINHALA -> "si-si_Latn";
      default -> "Any-Latin";
    };
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
