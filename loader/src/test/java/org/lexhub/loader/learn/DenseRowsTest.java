package org.lexhub.loader.learn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Compares the arithmetic on rows with plain loops; every number must be the same. */
class DenseRowsTest {
  private static float[][] random(int rows, int width, long seed) {
    Random random = new Random(seed);
    float[][] matrix = new float[rows][width];
    for (float[] row : matrix) {
      for (int k = 0; k < width; k++) {
        row[k] = random.nextInt(4) == 0 ? 0 : (float) random.nextGaussian();
      }
    }
    return matrix;
  }

  @Test
  void aRowTimesAMatrixAddsOneRowAfterTheOther() {
    for (int width = 1; width <= 19; width++) {
      float[] row = random(1, width, width)[0];
      float[][] square = random(width, width, 100 + width);
      float[] expected = new float[width];
      for (int p = 0; p < width; p++) {
        for (int q = 0; q < width; q++) {
          expected[q] += row[p] * square[p][q];
        }
      }
      assertThat(DenseRows.times(row, square)).as("width %d", width).isEqualTo(expected);
    }
  }

  @Test
  void squaresAreAddedRowByRow() {
    for (int count = 0; count <= 9; count++) {
      int width = 11;
      float[][] rows = random(count, width, 7 + count);
      double[] expected = new double[width * width];
      for (float[] row : rows) {
        for (int p = 0; p < width; p++) {
          for (int q = 0; q < width; q++) {
            expected[p * width + q] += (double) row[Math.min(p, q)] * row[Math.max(p, q)];
          }
        }
      }
      double[][] gram = new double[width][width];
      DenseRows.addSquares(rows, count, gram, 0, 4);
      DenseRows.addSquares(rows, count, gram, 4, width);
      assertThat(DenseRows.mirrored(gram)).as("%d rows", count).isEqualTo(expected);
    }
  }

  @Test
  void onlyTheCoordinatesOfARangeChange() {
    float[][] rows = random(4, 8, 3);
    float[] sum = new float[8];
    Arrays.fill(sum, 5);
    DenseRows.add(sum, 1, rows[0], 2, rows[1], 3, rows[2], 4, rows[3], 2, 5);
    for (int k = 0; k < 8; k++) {
      float expected = 5;
      for (int row = 0; row < 4 && k >= 2 && k < 5; row++) {
        expected += (row + 1) * rows[row][k];
      }
      assertThat(sum[k]).as("coordinate %d", k).isEqualTo(expected);
    }
  }
}
