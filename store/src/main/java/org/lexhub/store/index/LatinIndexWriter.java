package org.lexhub.store.index;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import it.unimi.dsi.fastutil.longs.LongArrays;
import org.lexhub.store.column.IntColumnWriter;
import org.lexhub.store.column.LongColumnWriter;
import org.lexhub.store.snapshot.SnapshotWriter;

/** Collects keys of lexemes, in any order, and writes a {@link LatinIndex}; 8 bytes a key. */
public final class LatinIndexWriter implements AutoCloseable {
  private final SnapshotWriter out;
  private final LongArrayList entries = new LongArrayList();

  private LatinIndexWriter(SnapshotWriter out) {
    this.out = out;
  }

  /** Starts the index of a snapshot. */
  public static LatinIndexWriter create(SnapshotWriter out) {
    return new LatinIndexWriter(out);
  }

  /** Adds a key of a lexeme; the same again changes nothing. */
  public void add(int lexeme, byte[] key, int offset, int length) {
    if (lexeme < 0 || lexeme >= LexemeTerms.MOST_LEXEMES) {
      throw new IllegalArgumentException("there is no lexeme ordinal " + lexeme);
    }
    entries.add(LatinIndex.hash(key, offset, length) << LatinIndex.LEXEME_BITS | lexeme);
  }

  /** Sorts and writes the index. */
  @Override
  public void close() {
    long[] sorted = entries.elements();
    LongArrays.radixSort(sorted, 0, entries.size());
    int size = 0;
    for (int i = 0; i < entries.size(); i++) {
      if (size == 0 || sorted[i] != sorted[size - 1]) {
        sorted[size++] = sorted[i];
      }
    }
    int parts = LatinIndex.parts(size);
    try (LongColumnWriter column = LongColumnWriter.create(out, LatinIndex.ENTRIES);
        IntColumnWriter starts = IntColumnWriter.create(out, LatinIndex.PARTS)) {
      for (int i = 0; i < size; i++) {
        int part = LatinIndex.part(sorted[i] >>> LatinIndex.LEXEME_BITS, parts);
        while (starts.size() <= part) {
          starts.add(i);
        }
        column.add(sorted[i]);
      }
      while (starts.size() <= parts) {
        starts.add(size);
      }
    }
  }
}
