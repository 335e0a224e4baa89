package org.lexhub.loader.learn;

import it.unimi.dsi.fastutil.floats.FloatArrayList;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * A space of few dimensions for words and meanings, in which words that occur in the same
 * signatures are near each other: the truncated singular value decomposition of the matrix of
 * meanings by words (S. Deerwester and others, "Indexing by latent semantic analysis", 1990),
 * computed by subspace iteration from a random start (N. Halko, P. Martinsson, J. Tropp, "Finding
 * structure with randomness", 2011). One thread adds up each number in a fixed order, so that the
 * same rows give the same vectors on any number of processors.
 */
final class WordSpace {
  /** The number of coordinates on which one thread works at a time. */
  private static final int BLOCK = 64;

  /** The number of vectors that are processed together. */
  private static final int BATCH = 4096;

  /** The minimum eigenvalue of a Gram matrix, relative to the greatest, that is not taken for 0. */
  private static final double MIN_SQUARE = 1e-12;

  /** The minimum eigenvalue of the rows, relative to the greatest, that is not taken for 0. */
  private static final double MIN_VALUE = 1e-9;

  /** The matrix: for each row its columns and values; rows have length 1. */
  private final IntArrayList columns = new IntArrayList();

  private final FloatArrayList values = new FloatArrayList();
  private final IntArrayList ends = new IntArrayList();

  /** The rows to which the space is fitted. */
  private final BitSet fitted = new BitSet();

  private final int width;
  private final int columnCount;
  private float[][] basis = {};
  private float[][] projection = {};
  private float[][] words = {};

  /**
   * Starts without rows.
   *
   * @param columnCount the number of words
   * @param width the number of dimensions
   */
  WordSpace(int columnCount, int width) {
    this.columnCount = columnCount;
    this.width = width;
  }

  /** Adds an entry to the open row. */
  void add(int column, float value) {
    columns.add(column);
    values.add(value);
  }

  /**
   * Completes the open row and scales it to length 1.
   *
   * @param fits whether the space is fitted to the row; if not, the row only gets a position
   */
  void endRow(boolean fits) {
    int from = start(ends.size());
    double squares = 0;
    for (int i = from; i < values.size(); i++) {
      squares += values.getFloat(i) * values.getFloat(i);
    }
    float scale = squares == 0 ? 0 : (float) (1 / Math.sqrt(squares));
    for (int i = from; i < values.size(); i++) {
      values.set(i, values.getFloat(i) * scale);
    }
    fitted.set(ends.size(), fits);
    ends.add(values.size());
  }

  /** Computes the space. If it is to be fitted to no row, it is fitted to all. */
  void fit() {
    if (fitted.isEmpty()) {
      fitted.set(0, ends.size());
    }
    Random random = new Random(SpaceDimensions.SEED);
    basis = new float[columnCount][width];
    for (float[] row : basis) {
      for (int k = 0; k < width; k++) {
        row[k] = (float) random.nextGaussian();
      }
    }
    for (int round = 0; round < SpaceDimensions.ROUNDS; round++) {
      basis = orthonormal(timesItself());
    }
    EigenPairs eigen = EigenPairs.of(gramOfRows(), width);
    double[] up = new double[width];
    double[] down = new double[width];
    double max = eigen.greatest();
    for (int i = 0; i < width; i++) {
      boolean significant = eigen.value(i) > max * MIN_VALUE;
      up[i] = significant ? Math.pow(eigen.value(i), 0.25) : 0;
      down[i] = significant ? 1 / up[i] : 0;
    }
    projection = times(basis, eigen.columns(down), new float[columnCount][]);
    words = times(basis, eigen.columns(up), basis);
    basis = new float[0][];
  }

  /** Adds the position of a row, not scaled, to a vector of zeros. */
  void place(int row, float[] vector) {
    addRow(row, projection, vector, 0, width);
  }

  /** Copies the position of a word into a vector. */
  void word(int column, float[] vector) {
    System.arraycopy(words[column], 0, vector, 0, width);
  }

  private int start(int row) {
    return row == 0 ? 0 : ends.getInt(row - 1);
  }

  /** Adds the coordinates from {@code from} to {@code to} of a row to a vector. */
  private void addRow(int row, float[][] by, float[] vector, int from, int to) {
    int[] column = columns.elements();
    float[] value = values.elements();
    int end = ends.getInt(row);
    int i = start(row);
    for (; i + 4 <= end; i += 4) {
      DenseRows.add(
          vector,
          value[i],
          by[column[i]],
          value[i + 1],
          by[column[i + 1]],
          value[i + 2],
          by[column[i + 2]],
          value[i + 3],
          by[column[i + 3]],
          from,
          to);
    }
    for (; i < end; i++) {
      DenseRows.add(vector, value[i], by[column[i]], from, to);
    }
  }

  /** Returns the transposed matrix times the matrix times the basis. */
  private float[][] timesItself() {
    float[][] result = new float[columnCount][width];
    inParallel(
        width,
        BLOCK,
        (from, to) -> {
          float[] vector = new float[width];
          for (int row = fitted.nextSetBit(0); row >= 0; row = fitted.nextSetBit(row + 1)) {
            Arrays.fill(vector, from, to, 0);
            addRow(row, basis, vector, from, to);
            for (int i = start(row); i < ends.getInt(row); i++) {
              DenseRows.add(result[columns.getInt(i)], values.getFloat(i), vector, from, to);
            }
          }
        });
    return result;
  }

  /** Returns the products of each two columns of the matrix times the basis. */
  private double[] gramOfRows() {
    double[][] gram = new double[width][width];
    float[][] positions = new float[Math.min(BATCH, ends.size())][width];
    for (int first = 0; first < ends.size(); first += BATCH) {
      int start = first;
      int count = Math.min(BATCH, ends.size() - first);
      inParallel(
          count,
          BATCH / 8,
          (from, to) -> {
            for (int row = from; row < to; row++) {
              Arrays.fill(positions[row], 0);
              if (fitted.get(start + row)) {
                addRow(start + row, basis, positions[row], 0, width);
              }
            }
          });
      addSquares(positions, count, gram);
    }
    return DenseRows.mirrored(gram);
  }

  /**
   * Makes the columns of a matrix orthonormal, in place; columns that depend on others become 0.
   */
  private float[][] orthonormal(float[][] matrix) {
    double[][] gram = new double[width][width];
    addSquares(matrix, columnCount, gram);
    return times(matrix, orthonormal(DenseRows.mirrored(gram), width), matrix);
  }

  /**
   * Returns the factors that make columns orthonormal: the eigenvectors of their Gram matrix, each
   * divided by the root of its eigenvalue. The columns times the {@code j}th column of the result
   * are the {@code j}th new column, which is 0 if its eigenvalue is.
   *
   * @param gram the products of each two columns
   * @param n the number of columns
   */
  static float[] orthonormal(double[] gram, int n) {
    EigenPairs eigen = EigenPairs.of(gram, n);
    double minValue = eigen.greatest() * MIN_SQUARE;
    double[] factors = new double[n];
    for (int i = 0; i < n; i++) {
      factors[i] = eigen.value(i) > minValue ? 1 / Math.sqrt(eigen.value(i)) : 0;
    }
    return eigen.columns(factors);
  }

  /** Adds the products of each two coordinates of all vectors to the upper half of a matrix. */
  private void addSquares(float[][] vectors, int count, double[][] gram) {
    inParallel(
        width, BLOCK / 8, (from, to) -> DenseRows.addSquares(vectors, count, gram, from, to));
  }

  /**
   * Computes a matrix of words by dimensions times a square matrix.
   *
   * @param result receives the rows, and is returned; it can be the matrix itself
   */
  private float[][] times(float[][] matrix, float[] square, float[][] result) {
    float[][] squareRows = new float[width][];
    Arrays.setAll(squareRows, p -> Arrays.copyOfRange(square, p * width, (p + 1) * width));
    inParallel(
        columnCount,
        BATCH,
        (from, to) -> {
          for (int row = from; row < to; row++) {
            result[row] = DenseRows.times(matrix[row], squareRows);
          }
        });
    return result;
  }

  /** Works on the pieces of a range in parallel. No piece reads what another one changes. */
  private static void inParallel(int end, int piece, Piece work) {
    int pieces = (end + piece - 1) / piece;
    IntStream.range(0, pieces)
        .parallel()
        .forEach(i -> work.run(i * piece, Math.min(end, (i + 1) * piece)));
  }

  /** Work on a part of a range. */
  private interface Piece {
    void run(int from, int to);
  }
}
