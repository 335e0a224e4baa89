package org.lexhub.store.text;

import java.util.Arrays;

/** A sample of the rows of a column, in one array; the same column gives the same sample. */
final class SymbolSample {
  private static final int RUN = 16;

  private final byte[] bytes;
  private final int[] ends;
  private final double scale;

  private SymbolSample(byte[] bytes, int[] ends, double scale) {
    this.bytes = bytes;
    this.ends = ends;
    this.scale = scale;
  }

  /**
   * Takes runs of rows at even distances.
   *
   * @param maxLength the maximum number of bytes
   */
  static SymbolSample of(TextStore rows, int maxLength) {
    Utf8Buffer all = new Utf8Buffer((int) Math.min(maxLength, rows.length()));
    int[] ends = new int[1 << 10];
    int taken = 0;
    long stride = Math.max(1, -Math.floorDiv(-rows.length(), maxLength));
    for (long run = 0; run < rows.size(); run += RUN * stride) {
      long last = Math.min(run + RUN, rows.size());
      for (int row = (int) run; row < last && all.length() < maxLength; row++) {
        int room = maxLength - all.length();
        int start = all.length();
        rows.read(row, all);
        all.truncate(start + Math.min(room, all.length() - start));
        if (taken == ends.length) {
          ends = Arrays.copyOf(ends, 2 * taken);
        }
        ends[taken++] = all.length();
      }
    }
    double scale = all.length() == 0 ? 1 : (double) rows.length() / all.length();
    return new SymbolSample(
        Arrays.copyOf(all.bytes(), all.length()), Arrays.copyOf(ends, taken), scale);
  }

  byte[] bytes() {
    return bytes;
  }

  int rows() {
    return ends.length;
  }

  int start(int row) {
    return row == 0 ? 0 : ends[row - 1];
  }

  int end(int row) {
    return ends[row];
  }

  /** Returns the ratio of the bytes of all rows to those of the sample. */
  double scale() {
    return scale;
  }
}
