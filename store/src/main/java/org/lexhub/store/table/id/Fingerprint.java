package org.lexhub.store.table.id;

import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * 64-bit fingerprints of natural keys: eight bytes at a time are mixed by the folded 128-bit
 * product with an odd constant. Stored in snapshots, so the function never changes.
 */
public final class Fingerprint {
  private static final long MIX = 0x9E3779B97F4A7C15L;
  private static final long START = 0xD6E8FEB86659FD93L;

  private Fingerprint() {}

  /** Returns the fingerprint of the UTF-8 bytes of a text. */
  public static long of(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return of(bytes, 0, bytes.length);
  }

  /** Returns the fingerprint of a name in lower case, without surrounding blanks. */
  public static long ofName(String name) {
    return of(name.strip().toLowerCase(Locale.ROOT));
  }

  /** Returns the fingerprint of bytes. */
  public static long of(byte[] bytes, int offset, int length) {
    long hash = START ^ (length * MIX);
    int end = offset + length;
    int at = offset;
    while (at < end) {
      long word = 0;
      int stop = Math.min(at + 8, end);
      for (int i = at, shift = 0; i < stop; i++, shift += 8) {
        word |= (bytes[i] & 0xFFL) << shift;
      }
      hash = fold(hash ^ word, MIX);
      at = stop;
    }
    return fold(hash ^ (hash >>> 29), START | 1);
  }

  /** Returns the value that a key has if another key already has the fingerprint. */
  static long next(long fingerprint) {
    return fold(fingerprint ^ START, MIX);
  }

  /** Returns the 128-bit product folded to 64 bits; moves zero off its fixed point. */
  private static long fold(long a, long b) {
    long x = a + (a == 0 ? b : 0);
    return (x * b) ^ Math.unsignedMultiplyHigh(x, b);
  }
}
