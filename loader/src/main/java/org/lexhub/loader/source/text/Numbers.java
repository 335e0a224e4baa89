package org.lexhub.loader.source.text;

import org.jspecify.annotations.Nullable;

/** Numbers in files that may hold anything. */
public final class Numbers {
  private Numbers() {}

  /** A real number in plain notation, null where the text is none. */
  public static @Nullable Double real(String text) {
    if (!text.matches("[+-]?[0-9]{1,18}(\\.[0-9]*)?([eE][+-]?[0-9]{1,3})?")) {
      return null;
    }
    return Double.valueOf(text);
  }

  /** A whole number of up to 18 digits, null where the text is none. */
  public static @Nullable Long whole(String text) {
    return text.matches("[0-9]{1,18}") ? Long.valueOf(text) : null;
  }
}
