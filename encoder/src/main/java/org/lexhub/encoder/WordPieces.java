package org.lexhub.encoder;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;

/**
 * The word pieces of a text: their numbers in the vocabulary and their places in the text. The
 * first and the last piece are the marks {@code [CLS]} and {@code [SEP]}.
 */
final class WordPieces {
  private final IntArrayList starts = new IntArrayList();
  private final IntArrayList ends = new IntArrayList();
  private final LongArrayList ids = new LongArrayList();

  /**
   * Adds a piece.
   *
   * @param start the index of its first character in the text
   * @param end the end, exclusive
   */
  void add(long id, int start, int end) {
    ids.add(id);
    starts.add(start);
    ends.add(end);
  }

  int size() {
    return ids.size();
  }

  long id(int piece) {
    return ids.getLong(piece);
  }

  /** Returns the index of the first character of a piece in the text; -1 for a mark. */
  int start(int piece) {
    return starts.getInt(piece);
  }

  /** Returns the end, exclusive, of a piece in the text; -1 for a mark. */
  int end(int piece) {
    return ends.getInt(piece);
  }

  long[] ids() {
    return ids.toLongArray();
  }

  /** Removes the pieces after the first {@code size}. */
  void cut(int size) {
    ids.size(Math.min(size, ids.size()));
    starts.size(ids.size());
    ends.size(ids.size());
  }
}
