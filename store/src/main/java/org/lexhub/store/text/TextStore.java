package org.lexhub.store.text;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import org.lexhub.store.column.GatheredLongs;
import org.lexhub.store.column.Scratch;

/**
 * Stores the rows of a text column while it is being written, in {@link Scratch}. Rows are appended
 * once and read in any order; several threads can read them when all are appended.
 */
final class TextStore {
  private static final int CHUNK_BITS = 20;
  private static final int CHUNK = 1 << CHUNK_BITS;

  private final Scratch scratch = Scratch.current();
  private final List<MemorySegment> chunks = new ArrayList<>();
  private final GatheredLongs ends = new GatheredLongs();
  private long length;

  int size() {
    return ends.size();
  }

  /** Returns the number of bytes of all rows. */
  long length() {
    return length;
  }

  int length(int row) {
    return (int) (ends.getLong(row) - start(row));
  }

  private long start(int row) {
    return row == 0 ? 0 : ends.getLong(row - 1);
  }

  /** Appends a row and returns its number. */
  int add(byte[] bytes, int count) {
    for (int from = 0; from < count; ) {
      int used = (int) length & (CHUNK - 1);
      if (used == 0) {
        chunks.add(scratch.allocate(CHUNK));
      }
      int part = Math.min(count - from, CHUNK - used);
      MemorySegment.copy(bytes, from, chunks.getLast(), ValueLayout.JAVA_BYTE, used, part);
      from += part;
      length += part;
    }
    ends.add(length);
    return ends.size() - 1;
  }

  /** Appends the bytes of a row to a buffer. */
  void read(int row, Utf8Buffer out) {
    long at = start(row);
    long end = ends.getLong(row);
    while (at < end) {
      int part = (int) Math.min(end - at, CHUNK - (at & (CHUNK - 1)));
      out.put(chunks.get((int) (at >>> CHUNK_BITS)), at & (CHUNK - 1), part);
      at += part;
    }
  }
}
