package org.lexhub.server.translation;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.lexhub.store.text.Utf8Buffer;

/**
 * A cache of the texts that an export wrote most recently, as it wrote them. The pairs of a meaning
 * repeat a few words, and a copy is faster than decompression.
 */
final class RecentTexts {
  private static final int SLOTS = 1 << 11;

  /** The maximum length of a cached text in bytes. */
  private static final int MAX_LENGTH = 32;

  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.nativeOrder());

  private final int[] rows = new int[SLOTS];
  private final byte[] lengths = new byte[SLOTS];
  private final byte[] texts = new byte[SLOTS * MAX_LENGTH];

  RecentTexts() {
    Arrays.fill(rows, -1);
  }

  /** Appends the text of a row; returns false if it is not cached. */
  boolean append(int row, Utf8Buffer out) {
    int slot = row & (SLOTS - 1);
    if (rows[slot] != row) {
      return false;
    }
    byte[] to = out.ensure(MAX_LENGTH);
    int start = out.length();
    for (int i = 0; i < MAX_LENGTH; i += Long.BYTES) {
      LONG.set(to, start + i, (long) LONG.get(texts, slot * MAX_LENGTH + i));
    }
    out.advance(lengths[slot]);
    return true;
  }

  /** Caches the text written for a row, from {@code start} to the end of the buffer. */
  void keep(int row, Utf8Buffer out, int start) {
    int length = out.length() - start;
    if (length <= MAX_LENGTH) {
      int slot = row & (SLOTS - 1);
      System.arraycopy(out.bytes(), start, texts, slot * MAX_LENGTH, length);
      lengths[slot] = (byte) length;
      rows[slot] = row;
    }
  }
}
