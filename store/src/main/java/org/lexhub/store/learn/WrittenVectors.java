package org.lexhub.store.learn;

import java.util.Arrays;
import org.lexhub.store.column.ByteColumnWriter;
import org.lexhub.store.sense.MeaningVectors;

/** The vectors of meanings as they were written, for the loader to compare them. */
public final class WrittenVectors {
  private static final int WIDTH = MeaningVectors.WIDTH;

  private final int[] rows;
  private byte[] values;
  private int count;

  /** Starts with no vector for any meaning of a range. */
  WrittenVectors(int meanings) {
    rows = new int[meanings];
    Arrays.fill(rows, -1);
    values = new byte[0];
  }

  /** Adds the vector of a meaning, its greatest coordinate 127, and writes it. */
  void add(int meaning, float[] vector, ByteColumnWriter out) {
    rows[meaning] = count++;
    int at = rows[meaning] * WIDTH;
    if (at + WIDTH > values.length) {
      values = Arrays.copyOf(values, Math.max(at + WIDTH, values.length + values.length / 2));
    }
    float most = 0;
    for (float value : vector) {
      most = Math.max(most, Math.abs(value));
    }
    for (int i = 0; i < WIDTH; i++) {
      int value = i < vector.length ? Math.round(vector[i] / most * 127) : 0;
      values[at + i] = (byte) value;
      out.add(MeaningVectors.ZERO + value);
    }
  }

  /** The cosine between two meanings, 0 where one of them has no vector. */
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
