package org.lexhub.loader.learn;

import org.ejml.data.DMatrixRMaj;
import org.ejml.dense.row.decomposition.eig.SymmetricQRAlgorithmDecomposition_DDRM;
import org.ejml.dense.row.decomposition.hessenberg.TridiagonalDecompositionHouseholder_DDRM;

/**
 * The eigenvalues and eigenvectors of a symmetric matrix, computed by EJML in one thread, so that
 * the same matrix gives the same numbers on any number of processors.
 */
final class EigenPairs {
  private final int n;
  private final double[] values;

  /** The eigenvectors, one after the other. */
  private final double[] vectors;

  private EigenPairs(int n) {
    this.n = n;
    values = new double[n];
    vectors = new double[n * n];
  }

  /**
   * Decomposes a symmetric matrix.
   *
   * @param matrix {@code n} rows of {@code n} numbers; not changed
   * @throws ArithmeticException if the decomposition does not converge
   */
  static EigenPairs of(double[] matrix, int n) {
    EigenPairs pairs = new EigenPairs(n);
    if (n > 0) {
      pairs.decompose(DMatrixRMaj.wrap(n, n, matrix.clone()));
    }
    return pairs;
  }

  private void decompose(DMatrixRMaj matrix) {
    // Not from EJML's factory, which can choose a concurrent algorithm.
    SymmetricQRAlgorithmDecomposition_DDRM eigen =
        new SymmetricQRAlgorithmDecomposition_DDRM(
            new TridiagonalDecompositionHouseholder_DDRM(), true);
    if (!eigen.decompose(matrix)) {
      throw new ArithmeticException(
          "the eigenvalues of a matrix of " + n + " columns did not converge");
    }
    for (int i = 0; i < n; i++) {
      values[i] = eigen.getEigenvalue(i).getReal();
      System.arraycopy(eigen.getEigenVector(i).getData(), 0, vectors, i * n, n);
    }
  }

  /** Returns an eigenvalue; they are in no particular order. */
  double value(int i) {
    return values[i];
  }

  /** Returns the greatest eigenvalue, at least 0. */
  double greatest() {
    double greatest = 0;
    for (double value : values) {
      greatest = Math.max(greatest, value);
    }
    return greatest;
  }

  /** Returns a coordinate of the eigenvector of the {@code i}th eigenvalue, which has length 1. */
  double vector(int i, int coordinate) {
    return vectors[i * n + coordinate];
  }

  /**
   * Returns a matrix whose columns are the eigenvectors, each multiplied by a factor.
   *
   * @param factors one for each eigenvalue
   * @return {@code n} rows of {@code n} numbers
   */
  float[] columns(double[] factors) {
    float[] columns = new float[n * n];
    for (int i = 0; i < n; i++) {
      for (int k = 0; k < n; k++) {
        columns[k * n + i] = (float) (vector(i, k) * factors[i]);
      }
    }
    return columns;
  }
}
