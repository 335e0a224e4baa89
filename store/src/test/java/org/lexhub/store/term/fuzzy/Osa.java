package org.lexhub.store.term.fuzzy;

/** Optimal string alignment by plain dynamic programming. */
public final class Osa {
  private Osa() {}

  /** Returns the distance of two texts over code points. */
  public static int distance(String left, String right) {
    int[] a = left.codePoints().toArray();
    int[] b = right.codePoints().toArray();
    int[][] d = new int[a.length + 1][b.length + 1];
    for (int i = 0; i <= a.length; i++) {
      for (int j = 0; j <= b.length; j++) {
        d[i][j] = i == 0 || j == 0 ? i + j : cell(a, b, d, i, j);
      }
    }
    return d[a.length][b.length];
  }

  private static int cell(int[] a, int[] b, int[][] d, int i, int j) {
    int cost = a[i - 1] == b[j - 1] ? 0 : 1;
    int best = Math.min(d[i - 1][j - 1] + cost, Math.min(d[i - 1][j], d[i][j - 1]) + 1);
    boolean swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
    return swapped ? Math.min(best, d[i - 2][j - 2] + 1) : best;
  }
}
