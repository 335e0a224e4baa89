package org.lexhub.loader.locator;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Names of files inside a layer: relative, with {@code /}, never leaving the layer. */
final class EntryNames {
  /** By code point, the same on every machine. */
  static final Comparator<String> ORDER =
      (a, b) -> {
        int end = Math.min(a.length(), b.length());
        for (int i = 0; i < end; i++) {
          char left = a.charAt(i);
          char right = b.charAt(i);
          if (left != right) {
            // Surrogates stand for code points above all other characters.
            boolean high = Character.isSurrogate(left) != Character.isSurrogate(right);
            return high ? (Character.isSurrogate(left) ? 1 : -1) : Character.compare(left, right);
          }
        }
        return Integer.compare(a.length(), b.length());
      };

  private EntryNames() {}

  /** Drops empty, {@code .} and {@code ..} parts and turns backslashes round. */
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
