package org.lexhub.store.index;

import it.unimi.dsi.fastutil.floats.FloatArrayList;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Random;

/**
 * Places words and meanings in one space of few dimensions, so that words which stand in the same
 * signatures lie near each other: truncated singular value decomposition of the matrix of meanings
 * by words (S. Deerwester and others, "Indexing by latent semantic analysis", 1990), by subspace
 * iteration from a random start (N. Halko, P. Martinsson, J. Tropp, "Finding structure with
 * randomness", 2011). Everything runs in a fixed order on one thread: the same rows give the same
 * vectors.
 */
final class WordSpace {
  private static final int ROUNDS = 2;
  private static final long SEED = 7;

  /** The matrix: for each row its columns and values; rows have length 1. */
  private final IntArrayList columns = new IntArrayList();

  private final FloatArrayList values = new FloatArrayList();
  private final IntArrayList ends = new IntArrayList();
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

  /** Completes a row and brings it to length 1. */
  void endRow() {
    int from = start(ends.size());
    double squares = 0;
    for (int i = from; i < values.size(); i++) {
      squares += values.getFloat(i) * values.getFloat(i);
    }
    float scale = squares == 0 ? 0 : (float) (1 / Math.sqrt(squares));
    for (int i = from; i < values.size(); i++) {
      values.set(i, values.getFloat(i) * scale);
    }
    ends.add(values.size());
  }

  /** Finds the space. */
  void fit() {
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
    addRow(row, projection, vector);
  }

  /** Copies the place of a word. */
  void word(int column, float[] vector) {
    System.arraycopy(words, column * width, vector, 0, width);
  }

  private int start(int row) {
    return row == 0 ? 0 : ends.getInt(row - 1);
  }

  private void addRow(int row, float[] by, float[] vector) {
    for (int i = start(row); i < ends.getInt(row); i++) {
      float value = values.getFloat(i);
      int at = columns.getInt(i) * width;
      for (int k = 0; k < width; k++) {
        vector[k] += value * by[at + k];
      }
    }
  }

  /** The transposed matrix times the matrix times the basis. */
  private float[] timesItself() {
    float[] result = new float[basis.length];
    float[] vector = new float[width];
    for (int row = 0; row < ends.size(); row++) {
      java.util.Arrays.fill(vector, 0);
      addRow(row, basis, vector);
      for (int i = start(row); i < ends.getInt(row); i++) {
        float value = values.getFloat(i);
        int at = columns.getInt(i) * width;
        for (int k = 0; k < width; k++) {
          result[at + k] += value * vector[k];
        }
      }
    }
    return result;
  }

  private double[] gramOfRows() {
    double[] gram = new double[width * width];
    float[] vector = new float[width];
    for (int row = 0; row < ends.size(); row++) {
      java.util.Arrays.fill(vector, 0);
      addRow(row, basis, vector);
      addSquare(vector, 0, gram);
    }
    mirror(gram);
    return gram;
  }

  /** Makes the columns of a matrix orthogonal and of length 1. */
  private float[] whiten(float[] matrix) {
    double[] gram = new double[width * width];
    for (int row = 0; row < columnCount; row++) {
      addSquare(matrix, row * width, gram);
    }
    mirror(gram);
    SymmetricEigen eigen = SymmetricEigen.of(gram, width);
    double[] factors = new double[width];
    double most = 0;
    for (int i = 0; i < width; i++) {
      most = Math.max(most, eigen.value(i));
    }
    for (int i = 0; i < width; i++) {
      factors[i] = eigen.value(i) > most * 1e-12 ? 1 / Math.sqrt(eigen.value(i)) : 0;
    }
    return times(matrix, eigen.columns(factors));
  }

  private void addSquare(float[] vector, int at, double[] gram) {
    for (int p = 0; p < width; p++) {
      double value = vector[at + p];
      if (value != 0) {
        for (int q = p; q < width; q++) {
          gram[p * width + q] += value * vector[at + q];
        }
      }
    }
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
    for (int at = 0; at < matrix.length; at += width) {
      for (int p = 0; p < width; p++) {
        float value = matrix[at + p];
        if (value != 0) {
          for (int q = 0; q < width; q++) {
            result[at + q] += value * square[p * width + q];
          }
        }
      }
    }
    return result;
  }
}
