package org.lexhub.benchmarks.fuzzy;

import java.util.List;

/** Words as code points in one array, and their bounded distance to a query. */
final class WordPoints {
  private static final int FAR = 9;

  final int[] points;
  final int[] starts;
  private int[] before = new int[256];
  private int[] last = new int[256];
  private int[] row = new int[256];

  WordPoints(List<String> words) {
    int total = words.stream().mapToInt(word -> word.codePointCount(0, word.length())).sum();
    points = new int[total];
    starts = new int[words.size() + 1];
    for (int i = 0; i < words.size(); i++) {
      int at = starts[i];
      String word = words.get(i);
      for (int k = 0; k < word.length(); k += Character.charCount(points[at - 1])) {
        points[at++] = word.codePointAt(k);
      }
      starts[i + 1] = at;
    }
  }

  int size() {
    return starts.length - 1;
  }

  int length(int word) {
    return starts[word + 1] - starts[word];
  }

  /** Returns whether a word is within {@code edits} of a query: banded optimal string alignment. */
  boolean near(int word, int[] query, int edits) {
    int from = starts[word];
    int length = length(word);
    if (Math.abs(length - query.length) > edits) {
      return false;
    }
    if (row.length <= query.length) {
      before = new int[2 * query.length];
      last = new int[2 * query.length];
      row = new int[2 * query.length];
    }
    for (int j = 0; j <= query.length; j++) {
      last[j] = j;
    }
    for (int i = 1; i <= length; i++) {
      int low = Math.max(1, i - edits);
      int high = Math.min(query.length, i + edits);
      row[low - 1] = low == 1 ? i : FAR;
      int rowMin = row[low - 1];
      int point = points[from + i - 1];
      for (int j = low; j <= high; j++) {
        int best = last[j - 1] + (point == query[j - 1] ? 0 : 1);
        best = Math.min(best, row[j - 1] + 1);
        best = j < i + edits ? Math.min(best, last[j] + 1) : best;
        if (i > 1 && j > 1 && point == query[j - 2] && points[from + i - 2] == query[j - 1]) {
          best = Math.min(best, before[j - 2] + 1);
        }
        row[j] = best;
        rowMin = Math.min(rowMin, best);
      }
      if (high < query.length) {
        row[high + 1] = FAR;
      }
      if (rowMin > edits) {
        return false;
      }
      int[] spare = before;
      before = last;
      last = row;
      row = spare;
    }
    return last[query.length] <= edits;
  }
}
