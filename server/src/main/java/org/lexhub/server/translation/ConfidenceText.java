package org.lexhub.server.translation;

import org.lexhub.store.text.Utf8Buffer;

/** Writes confidences as decimals without trailing zeros. */
final class ConfidenceText {
  private ConfidenceText() {}

  /** Appends basis points as a decimal: 9500 is 0.95. */
  static void put(int confidenceBasisPoints, Utf8Buffer out) {
    out.putInt(confidenceBasisPoints / 10_000);
    int rest = confidenceBasisPoints % 10_000;
    if (rest > 0) {
      out.put((byte) '.');
    }
    for (int place = 1000; rest > 0; place /= 10) {
      out.put((byte) ('0' + rest / place));
      rest %= place;
    }
  }
}
