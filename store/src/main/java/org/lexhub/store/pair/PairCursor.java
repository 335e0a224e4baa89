package org.lexhub.store.pair;

import java.nio.ByteBuffer;
import java.util.Base64;
import org.lexhub.store.column.Hashing;

/**
 * The text form of a position in a list of pairs: the confidence and id of the pair before it, and
 * a check number that binds it to its list. It does not depend on the snapshot, so a list continues
 * at the same position after a new snapshot is published.
 */
final class PairCursor {
  private static final int LENGTH = Short.BYTES + Long.BYTES + Integer.BYTES;

  private PairCursor() {}

  /**
   * Returns the cursor of the position after a pair.
   *
   * @param list the number of the list, see {@link PairFilter#list}
   */
  static String encode(int confidenceBasisPoints, long id, long list) {
    byte[] bytes =
        ByteBuffer.allocate(LENGTH)
            .putShort((short) confidenceBasisPoints)
            .putLong(id)
            .putInt(check(confidenceBasisPoints, id, list))
            .array();
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /**
   * Sets the position of a cursor in a filter.
   *
   * @throws IllegalArgumentException if the text was not returned by {@link #encode} for the list
   *     of the filter
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
    long id = buffer.getLong();
    if (confidence < 0
        || confidence > 10_000
        || id < 0
        || buffer.getInt() != check(confidence, id, into.list())) {
      throw refused(cursor);
    }
    into.after(confidence, id);
  }

  private static int check(int confidenceBasisPoints, long id, long list) {
    long mixed = Hashing.mix(id ^ ((long) confidenceBasisPoints << 48));
    return (int) (Hashing.mix(mixed ^ list) >>> 32);
  }

  private static IllegalArgumentException refused(String cursor) {
    return new IllegalArgumentException(
        "'" + cursor + "' is not a cursor of this list; pass next_cursor of a page unchanged");
  }
}
