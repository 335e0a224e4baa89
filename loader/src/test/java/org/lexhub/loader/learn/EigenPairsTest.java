package org.lexhub.loader.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EigenPairsTest {
  private static final long SEED = 11L;

  @Test
  void knownValues() {
    EigenPairs eigen = EigenPairs.of(new double[] {2, 1, 1, 2}, 2);
    double[] values = {eigen.value(0), eigen.value(1)};
    Arrays.sort(values);
    assertThat(values[0]).isCloseTo(1, within(1e-9));
    assertThat(values[1]).isCloseTo(3, within(1e-9));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 7, 20, 192})
  void theMatrixTurnsEveryVectorIntoAMultipleOfItself(int n) {
    assertEigen(random(n), n);
  }

  @Test
  void aMatrixOfLowRankHasZeroesAmongItsValues() {
    int n = 5;
    double[] row = {1, -2, 0, 4, 3};
    double[] matrix = new double[n * n];
    for (int i = 0; i < n * n; i++) {
      matrix[i] = row[i / n] * row[i % n];
    }
    assertEigen(matrix, n);
    EigenPairs eigen = EigenPairs.of(matrix, n);
    double[] values = new double[n];
    for (int i = 0; i < n; i++) {
      values[i] = eigen.value(i);
    }
    Arrays.sort(values);
    assertThat(values[n - 1]).isCloseTo(30, within(1e-9));
    assertThat(values[n - 2]).isCloseTo(0, within(1e-9));
  }

  @Test
  void columnsAreTheVectorsTimesTheirFactors() {
    EigenPairs eigen = EigenPairs.of(new double[] {4, 1, 0, 1, 3, 1, 0, 1, 2}, 3);
    float[] columns = eigen.columns(new double[] {1, 2, 0});
    for (int k = 0; k < 3; k++) {
      assertThat(columns[k * 3]).isCloseTo((float) eigen.vector(0, k), within(1e-6f));
      assertThat(columns[k * 3 + 1]).isCloseTo((float) (2 * eigen.vector(1, k)), within(1e-6f));
      assertThat(columns[k * 3 + 2]).isZero();
    }
  }

  @Test
  void aMatrixWithoutRowsHasNoValues() {
    assertThat(EigenPairs.of(new double[0], 0).greatest()).isZero();
    assertThat(EigenPairs.of(new double[0], 0).columns(new double[0])).isEmpty();
  }

  @Test
  void theSameMatrixGivesTheSameNumbers() {
    int n = 192;
    double[] matrix = random(n);
    float[] first = EigenPairs.of(matrix, n).columns(new Random(SEED).doubles(n).toArray());
    float[] second = EigenPairs.of(matrix, n).columns(new Random(SEED).doubles(n).toArray());
    assertThat(second).isEqualTo(first);
  }

  private static double[] random(int n) {
    Random random = new Random(SEED + n);
    double[] matrix = new double[n * n];
    for (int p = 0; p < n; p++) {
      for (int q = 0; q <= p; q++) {
        matrix[p * n + q] = random.nextGaussian();
        matrix[q * n + p] = matrix[p * n + q];
      }
    }
    return matrix;
  }

  private static void assertEigen(double[] matrix, int n) {
    EigenPairs eigen = EigenPairs.of(matrix, n);
    for (int i = 0; i < n; i++) {
      for (int p = 0; p < n; p++) {
        double product = 0;
        for (int q = 0; q < n; q++) {
          product += matrix[p * n + q] * eigen.vector(i, q);
        }
        assertThat(product)
            .as("seed %d, size %d, vector %d, coordinate %d", SEED, n, i, p)
            .isCloseTo(eigen.value(i) * eigen.vector(i, p), within(1e-7));
      }
      for (int j = 0; j < n; j++) {
        double product = 0;
        for (int k = 0; k < n; k++) {
          product += eigen.vector(i, k) * eigen.vector(j, k);
        }
        assertThat(product).isCloseTo(i == j ? 1 : 0, within(1e-9));
      }
    }
  }
}
