package org.lexhub.benchmarks;

import java.util.Random;

/** Misspells words by random edits: deletes, inserts or replaces a letter, or swaps two. */
public final class SlipOfTheFinger {
  private final Random random;

  /** Creates a source of errors that depend on the seed only. */
  public SlipOfTheFinger(long seed) {
    random = new Random(seed);
  }

  /** Returns a word with a number of edits at random places; letters come from the word itself. */
  public String misspell(String word, int edits) {
    int[] points = word.codePoints().toArray();
    for (int i = 0; i < edits && points.length > 1; i++) {
      points = edit(points);
    }
    return new String(points, 0, points.length);
  }

  private int[] edit(int[] points) {
    int at = random.nextInt(points.length - 1);
    int letter = points[random.nextInt(points.length)];
    int kind = random.nextInt(4);
    int length = kind == 0 ? points.length - 1 : kind == 1 ? points.length + 1 : points.length;
    int[] edited = new int[length];
    System.arraycopy(points, 0, edited, 0, at);
    switch (kind) {
      case 0 -> System.arraycopy(points, at + 1, edited, at, points.length - at - 1);
      case 1 -> {
        edited[at] = letter;
        System.arraycopy(points, at, edited, at + 1, points.length - at);
      }
      case 2 -> {
        System.arraycopy(points, at, edited, at, points.length - at);
        edited[at] = letter;
      }
      default -> {
        System.arraycopy(points, at, edited, at, points.length - at);
        edited[at] = points[at + 1];
        edited[at + 1] = points[at];
      }
    }
    return edited;
  }
}
