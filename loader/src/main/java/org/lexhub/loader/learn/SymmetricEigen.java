package org.lexhub.loader.learn;

/**
 * The eigenvalues and eigenvectors of a symmetric matrix, by cyclic Jacobi rotations (C. Jacobi,
 * 1846; G. Golub, C. Van Loan, "Matrix Computations", section 8.5).
 */
final class SymmetricEigen {
  private static final int MAX_SWEEPS = 30;
  private static final double SMALL = 1e-18;

  private final int n;
  private final double[] a;
  private final double[] vectors;

  private SymmetricEigen(double[] matrix, int n) {
    this.n = n;
    a = matrix.clone();
    vectors = new double[n * n];
    for (int i = 0; i < n; i++) {
      vectors[i * n + i] = 1;
    }
  }

  /** Takes an {@code n} by {@code n} matrix apart. */
  static SymmetricEigen of(double[] matrix, int n) {
    SymmetricEigen eigen = new SymmetricEigen(matrix, n);
    for (int sweep = 0; sweep < MAX_SWEEPS && eigen.sweep(); sweep++) {}
    return eigen;
  }

  /** An eigenvalue; they stand in no order. */
  double value(int i) {
    return a[i * n + i];
  }

  /** A coordinate of the eigenvector of the {@code i}th eigenvalue; it has length 1. */
  double vector(int i, int coordinate) {
    return vectors[i * n + coordinate];
  }

  /** The eigenvectors as columns, each times a factor. */
  float[] columns(double[] factors) {
    float[] columns = new float[n * n];
    for (int i = 0; i < n; i++) {
      for (int k = 0; k < n; k++) {
        columns[k * n + i] = (float) (vector(i, k) * factors[i]);
      }
    }
    return columns;
  }

  /** Rotates every pair once; false where nothing is left to rotate. */
  private boolean sweep() {
    double off = 0;
    double all = 0;
    for (int p = 0; p < n; p++) {
      for (int q = 0; q < n; q++) {
        double square = a[p * n + q] * a[p * n + q];
        all += square;
        off += p == q ? 0 : square;
      }
    }
    if (off <= SMALL * all) {
      return false;
    }
    for (int p = 0; p < n; p++) {
      for (int q = p + 1; q < n; q++) {
        rotate(p, q);
      }
    }
    return true;
  }

  private void rotate(int p, int q) {
    double apq = a[p * n + q];
    if (apq == 0) {
      return;
    }
    double theta = (a[q * n + q] - a[p * n + p]) / (2 * apq);
    double t = Math.copySign(1, theta) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
    double c = 1 / Math.sqrt(t * t + 1);
    double s = t * c;
    rotateRows(a, p, q, c, s);
    for (int k = 0; k < n; k++) {
      double kp = a[k * n + p];
      double kq = a[k * n + q];
      a[k * n + p] = c * kp - s * kq;
      a[k * n + q] = s * kp + c * kq;
    }
    rotateRows(vectors, p, q, c, s);
  }

  private void rotateRows(double[] rows, int p, int q, double c, double s) {
    for (int k = 0; k < n; k++) {
      double pk = rows[p * n + k];
      double qk = rows[q * n + k];
      rows[p * n + k] = c * pk - s * qk;
      rows[q * n + k] = s * pk + c * qk;
    }
  }
}
