package org.lexhub.store.learn;

import it.unimi.dsi.fastutil.floats.FloatArrayList;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Places words and meanings in one space of few dimensions, so that words which stand in the same
 * signatures lie near each other: truncated singular value decomposition of the matrix of meanings
 * by words (S. Deerwester and others, "Indexing by latent semantic analysis", 1990), by subspace
 * iteration from a random start (N. Halko, P. Martinsson, J. Tropp, "Finding structure with
 * randomness", 2011). Each number is summed up in a fixed order by one thread, however many there
 * are: the same rows give the same vectors.
 */
public final class WordSpace {
  /** After fewer, what is chosen for a word in a sentence still depends on the random start. */
  private static final int ROUNDS = 4;

  private static final long SEED = 7;

  /** How many coordinates one thread works on at a time. */
  private static final int BLOCK = 64;

  /** How many vectors are looked at together. */
  private static final int BATCH = 4096;

  /** The matrix: for each row its columns and values; rows have length 1. */
  private final IntArrayList columns = new IntArrayList();

  private final FloatArrayList values = new FloatArrayList();
  private final IntArrayList ends = new IntArrayList();

  /** The rows that the space is fitted to. */
  private final BitSet fitted = new BitSet();

  private final int width;
  private final int columnCount;
  private float[] basis = {};
  private float[] projection = {};
  private float[] words = {};

  WordSpace(int columnCount, int width) {
    this.columnCount = columnCount;
    this.width = width;
  }

  /** Adds an entry of the open row. */
  void add(int column, float value) {
    columns.add(column);
    values.add(value);
  }

  /**
   * Completes a row and brings it to length 1.
   *
   * @param fits whether the space is fitted to the row; if not, the row only has a place in it
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

  /** Finds the space; where no row is to be fitted to, all are. */
  void fit() {
    if (fitted.isEmpty()) {
      fitted.set(0, ends.size());
    }
    Random random = new Random(SEED);
    basis = new float[columnCount * width];
    for (int i = 0; i < basis.length; i++) {
      basis[i] = (float) random.nextGaussian();
    }
    for (int round = 0; round < ROUNDS; round++) {
      basis = whiten(timesItself());
    }
    SymmetricEigen eigen = SymmetricEigen.of(gramOfRows(), width);
    double[] up = new double[width];
    double[] down = new double[width];
    double most = 0;
    for (int i = 0; i < width; i++) {
      most = Math.max(most, eigen.value(i));
    }
    for (int i = 0; i < width; i++) {
      boolean real = eigen.value(i) > most * 1e-9;
      up[i] = real ? Math.pow(eigen.value(i), 0.25) : 0;
      down[i] = real ? 1 / up[i] : 0;
    }
    projection = times(basis, eigen.columns(down));
    words = times(basis, eigen.columns(up));
    basis = new float[0];
  }

  /** Adds the place of a row, not scaled, to a vector of zeros. */
  void place(int row, float[] vector) {
    addRow(row, projection, vector, 0, 0, width);
  }

  /** Copies the place of a word. */
  void word(int column, float[] vector) {
    System.arraycopy(words, column * width, vector, 0, width);
  }

  private int start(int row) {
    return row == 0 ? 0 : ends.getInt(row - 1);
  }

  /** Adds the coordinates from {@code from} to {@code to} of a row to a vector. */
  private void addRow(int row, float[] by, float[] vector, int offset, int from, int to) {
    for (int i = start(row); i < ends.getInt(row); i++) {
      float value = values.getFloat(i);
      int at = columns.getInt(i) * width + from;
      for (int k = 0; k < to - from; k++) {
        vector[offset + k] += value * by[at + k];
      }
    }
  }

  /** The transposed matrix times the matrix times the basis. */
  private float[] timesItself() {
    float[] result = new float[basis.length];
    inParallel(
        width,
        BLOCK,
        (from, to) -> {
          float[] vector = new float[to - from];
          for (int row = fitted.nextSetBit(0); row >= 0; row = fitted.nextSetBit(row + 1)) {
            Arrays.fill(vector, 0);
            addRow(row, basis, vector, 0, from, to);
            addBack(row, vector, from, result);
          }
        });
    return result;
  }

  private void addBack(int row, float[] vector, int from, float[] result) {
    for (int i = start(row); i < ends.getInt(row); i++) {
      float value = values.getFloat(i);
      int at = columns.getInt(i) * width + from;
      for (int k = 0; k < vector.length; k++) {
        result[at + k] += value * vector[k];
      }
    }
  }

  private double[] gramOfRows() {
    double[] gram = new double[width * width];
    float[] places = new float[BATCH * width];
    for (int first = 0; first < ends.size(); first += BATCH) {
      int start = first;
      int count = Math.min(BATCH, ends.size() - first);
      Arrays.fill(places, 0);
      inParallel(
          count,
          BATCH / 8,
          (from, to) -> {
            for (int row = from; row < to; row++) {
              if (fitted.get(start + row)) {
                addRow(start + row, basis, places, row * width, 0, width);
              }
            }
          });
      addSquares(places, count, gram);
    }
    mirror(gram);
    return gram;
  }

  /** Makes the columns of a matrix orthogonal and of length 1; those that depend on others 0. */
  private float[] whiten(float[] matrix) {
    double[] gram = new double[width * width];
    addSquares(matrix, columnCount, gram);
    mirror(gram);
    return times(matrix, orthogonal(gram, width));
  }

  /**
   * The factors by which columns with these products of one with another become orthogonal, after
   * Gram and Schmidt: the {@code j}th column of the result makes the {@code j}th new one.
   */
  static float[] orthogonal(double[] gram, int n) {
    double[] factors = new double[n * n];
    double[] open = new double[n];
    for (int j = 0; j < n; j++) {
      Arrays.fill(open, 0);
      open[j] = 1;
      for (int i = 0; i < j; i++) {
        double shadow = 0;
        for (int k = 0; k <= i; k++) {
          shadow += factors[i * n + k] * gram[j * n + k];
        }
        for (int k = 0; k <= i; k++) {
          open[k] -= shadow * factors[i * n + k];
        }
      }
      double square = product(open, gram, n, j);
      double scale = square > gram[j * n + j] * 1e-12 ? 1 / Math.sqrt(square) : 0;
      for (int k = 0; k <= j; k++) {
        factors[j * n + k] = open[k] * scale;
      }
    }
    float[] columns = new float[n * n];
    for (int j = 0; j < n; j++) {
      for (int k = 0; k <= j; k++) {
        columns[k * n + j] = (float) factors[j * n + k];
      }
    }
    return columns;
  }

  private static double product(double[] vector, double[] gram, int n, int last) {
    double square = 0;
    for (int p = 0; p <= last; p++) {
      for (int q = 0; q <= last; q++) {
        square += vector[p] * vector[q] * gram[p * n + q];
      }
    }
    return square;
  }

  /** Adds to the upper half of a matrix the products of each two coordinates of all vectors. */
  private void addSquares(float[] vectors, int count, double[] gram) {
    inParallel(
        width,
        BLOCK / 8,
        (from, to) -> {
          for (int at = 0; at < count * width; at += width) {
            for (int p = from; p < to; p++) {
              double value = vectors[at + p];
              if (value != 0) {
                for (int q = p; q < width; q++) {
                  gram[p * width + q] += value * vectors[at + q];
                }
              }
            }
          }
        });
  }

  private void mirror(double[] gram) {
    for (int p = 0; p < width; p++) {
      for (int q = 0; q < p; q++) {
        gram[p * width + q] = gram[q * width + p];
      }
    }
  }

  private float[] times(float[] matrix, float[] square) {
    float[] result = new float[matrix.length];
    inParallel(
        columnCount,
        BATCH,
        (from, to) -> {
          for (int at = from * width; at < to * width; at += width) {
            for (int p = 0; p < width; p++) {
              float value = matrix[at + p];
              if (value != 0) {
                for (int q = 0; q < width; q++) {
                  result[at + q] += value * square[p * width + q];
                }
              }
            }
          }
        });
    return result;
  }

  /** Does pieces of a range at the same time, none of which may touch what another one changes. */
  private static void inParallel(int end, int piece, Piece work) {
    int pieces = (end + piece - 1) / piece;
    IntStream.range(0, pieces)
        .parallel()
        .forEach(i -> work.run(i * piece, Math.min(end, (i + 1) * piece)));
  }

  /** Work on a range. */
  private interface Piece {
    void run(int from, int to);
  }
}
