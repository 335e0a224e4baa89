package org.lexhub.loader.source.wordnet;

import org.jspecify.annotations.Nullable;
import org.lexhub.store.table.vocabulary.Pos;

/** Sense keys of WordNet, such as {@code say%2:32:00::} (senseidx(5WN)). */
public final class SenseKeys {
  private SenseKeys() {}

  /** Returns the part of speech of a sense key, or null if the text is not one. */
  public static @Nullable Pos pos(String senseKey) {
    int percent = senseKey.lastIndexOf('%');
    if (percent <= 0 || percent + 2 >= senseKey.length() || senseKey.charAt(percent + 2) != ':') {
      return null;
    }
    return switch (senseKey.charAt(percent + 1)) {
      case '1' -> Pos.NOUN;
      case '2' -> Pos.VERB;
      case '3', '5' -> Pos.ADJ;
      case '4' -> Pos.ADV;
      default -> null;
    };
  }
}
