package org.lexhub.loader.locator;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Normalises and orders the names of the files of a layer: relative paths with {@code /}. */
final class EntryNames {
  /** Orders names by code point, which gives the same order on every machine. */
  static final Comparator<String> ORDER =
      (a, b) -> {
        int end = Math.min(a.length(), b.length());
        for (int i = 0; i < end; i++) {
          char left = a.charAt(i);
          char right = b.charAt(i);
          if (left != right) {
            // Surrogates encode code points that are greater than every other character.
            boolean high = Character.isSurrogate(left) != Character.isSurrogate(right);
            return high ? (Character.isSurrogate(left) ? 1 : -1) : Character.compare(left, right);
          }
        }
        return Integer.compare(a.length(), b.length());
      };

  private EntryNames() {}

  /**
   * Replaces backslashes by slashes and resolves empty, {@code .} and {@code ..} parts, so that the
   * result never leaves the layer.
   */
  static String normalise(String name) {
    List<String> parts = new ArrayList<>();
    for (String part : name.replace('\\', '/').split("/", -1)) {
      if (part.equals("..")) {
        if (!parts.isEmpty()) {
          parts.remove(parts.size() - 1);
        }
      } else if (!part.isEmpty() && !part.equals(".")) {
        parts.add(part);
      }
    }
    return String.join("/", parts);
  }
}
