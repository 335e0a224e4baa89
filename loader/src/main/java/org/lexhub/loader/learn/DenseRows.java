package org.lexhub.loader.learn;

/**
 * Arithmetic on rows of numbers, for {@link WordSpace}.
 *
 * <p>Each loop reads and writes all its arrays at one index and adds up four rows in one pass, so
 * that the compiler of the JVM turns it into vector instructions and each sum is loaded and stored
 * once for four products. The order of additions is that of adding one row after the other; no
 * result depends on how a loop is compiled.
 */
final class DenseRows {
  private static final int STEP = 4;

  private DenseRows() {}

  /** Adds a row, multiplied by a factor, to another one. */
  static void add(float[] sum, float factor, float[] row, int from, int to) {
    for (int k = from; k < to; k++) {
      sum[k] += factor * row[k];
    }
  }

  /** Adds four rows, each multiplied by its factor, one after the other. */
  static void add(
      float[] sum,
      float factorA,
      float[] a,
      float factorB,
      float[] b,
      float factorC,
      float[] c,
      float factorD,
      float[] d,
      int from,
      int to) {
    for (int k = from; k < to; k++) {
      sum[k] = sum[k] + factorA * a[k] + factorB * b[k] + factorC * c[k] + factorD * d[k];
    }
  }

  /** Returns a row times a square matrix. */
  static float[] times(float[] row, float[][] square) {
    int width = row.length;
    float[] result = new float[width];
    int p = 0;
    for (; p + STEP <= width; p += STEP) {
      add(
          result,
          row[p],
          square[p],
          row[p + 1],
          square[p + 1],
          row[p + 2],
          square[p + 2],
          row[p + 3],
          square[p + 3],
          0,
          width);
    }
    for (; p < width; p++) {
      add(result, row[p], square[p], 0, width);
    }
    return result;
  }

  /**
   * Adds the products of coordinates of all rows to a part of the upper half of a matrix: the
   * products of the coordinates from {@code from} to {@code to} with those from {@code from} on.
   */
  static void addSquares(float[][] rows, int count, double[][] gram, int from, int to) {
    int width = gram.length;
    double[][] wide = new double[STEP][width];
    int row = 0;
    for (; row + STEP <= count; row += STEP) {
      for (int i = 0; i < STEP; i++) {
        widen(rows[row + i], wide[i], from);
      }
      for (int p = from; p < to; p++) {
        addSquares(gram[p], p, wide[0], wide[1], wide[2], wide[3], from);
      }
    }
    for (; row < count; row++) {
      widen(rows[row], wide[0], from);
      for (int p = from; p < to; p++) {
        addSquares(gram[p], wide[0][p], wide[0], from);
      }
    }
  }

  private static void widen(float[] row, double[] wide, int from) {
    for (int q = from; q < wide.length; q++) {
      wide[q] = row[q];
    }
  }

  private static void addSquares(double[] sum, double factor, double[] row, int from) {
    for (int q = from; q < sum.length; q++) {
      sum[q] += factor * row[q];
    }
  }

  private static void addSquares(
      double[] sum, int p, double[] a, double[] b, double[] c, double[] d, int from) {
    double factorA = a[p];
    double factorB = b[p];
    double factorC = c[p];
    double factorD = d[p];
    for (int q = from; q < sum.length; q++) {
      sum[q] = sum[q] + factorA * a[q] + factorB * b[q] + factorC * c[q] + factorD * d[q];
    }
  }

  /** Copies the upper half of a symmetric matrix to the lower half, row after row. */
  static double[] mirrored(double[][] upper) {
    int width = upper.length;
    double[] all = new double[width * width];
    for (int p = 0; p < width; p++) {
      for (int q = 0; q < width; q++) {
        all[p * width + q] = upper[Math.min(p, q)][Math.max(p, q)];
      }
    }
    return all;
  }
}
