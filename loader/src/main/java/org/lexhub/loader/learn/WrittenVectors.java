package org.lexhub.loader.learn;

import java.util.Arrays;
import org.lexhub.store.sense.MeaningVectors;

/** The vectors of meanings as they were written, kept in memory to compare meanings. */
public final class WrittenVectors {
  private static final int WIDTH = MeaningVectors.WIDTH;

  private final int[] rows;
  private byte[] values;
  private int count;

  /** Starts without vectors for the meanings below a bound. */
  WrittenVectors(int meanings) {
    rows = new int[meanings];
    Arrays.fill(rows, -1);
    values = new byte[0];
  }

  /** Adds the vector of a meaning. */
  void add(int meaning, byte[] coordinates) {
    rows[meaning] = count++;
    int at = rows[meaning] * WIDTH;
    if (at + WIDTH > values.length) {
      values = Arrays.copyOf(values, Math.max(at + WIDTH, values.length + values.length / 2));
    }
    System.arraycopy(coordinates, 0, values, at, WIDTH);
  }

  /** Returns the cosine between two meanings, 0 if one of them has no vector. */
  double cosine(int one, int other) {
    if (one >= rows.length || other >= rows.length || rows[one] < 0 || rows[other] < 0) {
      return 0;
    }
    int a = rows[one] * WIDTH;
    int b = rows[other] * WIDTH;
    int product = 0;
    int squares = 0;
    int otherSquares = 0;
    for (int i = 0; i < WIDTH; i++) {
      product += values[a + i] * values[b + i];
      squares += values[a + i] * values[a + i];
      otherSquares += values[b + i] * values[b + i];
    }
    return product / Math.sqrt((double) squares * otherSquares);
  }
}
