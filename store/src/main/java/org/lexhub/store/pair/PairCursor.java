package org.lexhub.store.pair;

import java.nio.ByteBuffer;
import java.util.Base64;
import org.lexhub.store.column.Hashing;

/**
 * The text form of a position in a list of pairs: the confidence and id of the pair before it, and
 * a check byte. It does not depend on the snapshot, so a list continues at the same position after
 * a new snapshot is published.
 */
final class PairCursor {
  private static final int LENGTH = Short.BYTES + Long.BYTES;
  private static final int CHECK_SHIFT = 56;
  private static final long ID_MASK = (1L << CHECK_SHIFT) - 1;

  private PairCursor() {}

  /** Returns the cursor of the position after a pair. */
  static String encode(int confidenceBasisPoints, long id) {
    byte[] bytes =
        ByteBuffer.allocate(LENGTH)
            .putShort((short) confidenceBasisPoints)
            .putLong(id | check(confidenceBasisPoints, id) << CHECK_SHIFT)
            .array();
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /**
   * Sets the position of a cursor in a filter.
   *
   * @throws IllegalArgumentException if the text was not returned by {@link #encode}
   */
  static void decode(String cursor, PairFilter into) {
    byte[] bytes;
    try {
      bytes = Base64.getUrlDecoder().decode(cursor);
    } catch (IllegalArgumentException e) {
      throw refused(cursor);
    }
    if (bytes.length != LENGTH) {
      throw refused(cursor);
    }
    ByteBuffer buffer = ByteBuffer.wrap(bytes);
    int confidence = buffer.getShort();
    long packed = buffer.getLong();
    long id = packed & ID_MASK;
    if (confidence < 0 || confidence > 10_000 || packed >>> CHECK_SHIFT != check(confidence, id)) {
      throw refused(cursor);
    }
    into.after(confidence, id);
  }

  private static long check(int confidenceBasisPoints, long id) {
    return Hashing.mix(id ^ ((long) confidenceBasisPoints << 48)) >>> CHECK_SHIFT;
  }

  private static IllegalArgumentException refused(String cursor) {
    return new IllegalArgumentException(
        "'" + cursor + "' is not a cursor of this list; pass next_cursor of a page unchanged");
  }
}
