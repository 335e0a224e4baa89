package org.lexhub.loader.recipe;

import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** Finds the name somebody probably meant. */
final class Nearest {
  private Nearest() {}

  /** The candidate with the fewest edits from {@code word}, or null where all are far away. */
  static @Nullable String of(String word, Collection<String> candidates) {
    String best = null;
    int bestDistance = Math.max(2, word.length() / 2) + 1;
    for (String candidate : candidates) {
      int distance = distance(word, candidate);
      if (distance < bestDistance) {
        bestDistance = distance;
        best = candidate;
      }
    }
    return best;
  }

  /** Levenshtein distance, row by row. */
  private static int distance(String a, String b) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int replaced = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[b.length()];
  }
}
