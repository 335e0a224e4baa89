package org.lexhub.benchmarks.quality;

import java.nio.charset.StandardCharsets;
import org.lexhub.store.term.fuzzy.AllowedEdits;

/** Edit distance of spellings: optimal string alignment over code points. */
final class Edits {
  private Edits() {}

  /** Returns the number of edits that a fuzzy search for a folded text allows. */
  static int allowed(String folded) {
    byte[] utf8 = folded.getBytes(StandardCharsets.UTF_8);
    return AllowedEdits.of(utf8, 0, utf8.length);
  }

  static int between(String from, String to) {
    int[] a = from.codePoints().toArray();
    int[] b = to.codePoints().toArray();
    int[][] cost = new int[a.length + 1][b.length + 1];
    for (int i = 0; i <= a.length; i++) {
      for (int j = 0; j <= b.length; j++) {
        cost[i][j] = i == 0 || j == 0 ? i + j : cell(cost, a, b, i, j);
      }
    }
    return cost[a.length][b.length];
  }

  private static int cell(int[][] cost, int[] a, int[] b, int i, int j) {
    int best = cost[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
    best = Math.min(best, 1 + Math.min(cost[i - 1][j], cost[i][j - 1]));
    if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
      best = Math.min(best, 1 + cost[i - 2][j - 2]);
    }
    return best;
  }
}
