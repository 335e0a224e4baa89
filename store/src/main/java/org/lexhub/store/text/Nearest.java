package org.lexhub.store.text;

import java.util.Collection;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Finds the most similar word by edit distance, for "did you mean" messages. */
public final class Nearest {
  private Nearest() {}

  /**
   * Returns the candidate nearest to {@code word}, or null if none is near.
   *
   * @param word in any case; only its first 64 characters count
   * @param candidates in lower case; the first of equally near ones wins
   */
  public static @Nullable String of(String word, Collection<String> candidates) {
    String folded = word.substring(0, Math.min(word.length(), 64)).toLowerCase(Locale.ROOT);
    String best = null;
    int bestDistance = 1 + Math.max(1, folded.length() / 2);
    for (String candidate : candidates) {
      int distance = distance(folded, candidate);
      if (distance < bestDistance) {
        best = candidate;
        bestDistance = distance;
      }
    }
    return best;
  }

  /** Returns the Levenshtein distance. */
  private static int distance(String a, String b) {
    int[] above = new int[b.length() + 1];
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      above[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        row[j] = Math.min(above[j - 1] + change, 1 + Math.min(above[j], row[j - 1]));
      }
      int[] swap = above;
      above = row;
      row = swap;
    }
    return above[b.length()];
  }
}
