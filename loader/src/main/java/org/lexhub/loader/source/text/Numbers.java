package org.lexhub.loader.source.text;

import org.jspecify.annotations.Nullable;

/** Parses numbers in files whose contents are not trusted. */
public final class Numbers {
  private Numbers() {}

  /** Returns the real number that a text contains, or null if it is not a number. */
  public static @Nullable Double real(String text) {
    if (!text.matches("[+-]?[0-9]{1,18}(\\.[0-9]*)?([eE][+-]?[0-9]{1,3})?")) {
      return null;
    }
    return Double.valueOf(text);
  }

  /** Returns the whole number of up to 18 digits that a text contains, or null. */
  public static @Nullable Long whole(String text) {
    return text.matches("[0-9]{1,18}") ? Long.valueOf(text) : null;
  }
}
