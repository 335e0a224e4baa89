package org.lexhub.store.term.writer;

import it.unimi.dsi.fastutil.longs.LongArrays;
import java.util.Arrays;
import org.lexhub.store.column.GatheredLongs;
import org.lexhub.store.column.IntColumnWriter;
import org.lexhub.store.column.LongColumnWriter;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.term.LatinIndex;
import org.lexhub.store.term.LexemeTerms;

/**
 * Collects keys of lexemes, in any order, and writes a {@link LatinIndex}; 16 bytes a key outside
 * the heap, and on it while it is written.
 */
public final class LatinIndexWriter implements AutoCloseable {
  private final SnapshotWriter out;
  private final GatheredLongs hashes = new GatheredLongs();

  /** The shape and lexeme of each hash. */
  private final GatheredLongs words = new GatheredLongs();

  private LatinIndexWriter(SnapshotWriter out) {
    this.out = out;
  }

  /** Creates the index of a snapshot. */
  public static LatinIndexWriter create(SnapshotWriter out) {
    return new LatinIndexWriter(out);
  }

  /** Adds a key of a lexeme and the shape of the word; adding the same again changes nothing. */
  public void add(int lexeme, byte[] key, int offset, int length, int shape) {
    if (lexeme < 0 || lexeme >= LexemeTerms.MAX_LEXEMES) {
      throw new IllegalArgumentException("there is no lexeme ordinal " + lexeme);
    }
    if (shape >>> LatinIndex.SHAPE_BITS != 0) {
      throw new IllegalArgumentException("a shape has 15 bits, not those of " + shape);
    }
    hashes.add(LatinIndex.hash(key, offset, length));
    words.add(LatinIndex.word(shape, lexeme));
  }

  /** Sorts and writes the index. */
  @Override
  public void close() {
    long[] sorted = hashes.toLongArray();
    long[] payload = words.toLongArray();
    int size = sort(sorted, payload);
    int partBits = LatinIndex.partBits(size);
    try (LongColumnWriter column = LongColumnWriter.create(out, LatinIndex.ENTRIES);
        IntColumnWriter starts = IntColumnWriter.create(out, LatinIndex.PARTS)) {
      starts.add(0);
      int start = 0;
      for (int part = 0; part < 1 << partBits; part++) {
        int end = start;
        for (; end < size && LatinIndex.part(sorted[end], partBits) == part; end++) {
          payload[end] = LatinIndex.entry(sorted[end], payload[end], partBits);
        }
        // Entries of different hashes can be equal in the bits that they keep.
        Arrays.sort(payload, start, end);
        for (; start < end; start++) {
          column.add(payload[start]);
        }
        starts.add(end);
      }
    }
  }

  /** Sorts by hash, then word, removes duplicates and returns the number of entries. */
  private static int sort(long[] sorted, long[] payload) {
    LongArrays.radixSort(sorted, payload);
    int size = 0;
    for (int i = 0; i < sorted.length; i++) {
      if (size == 0 || sorted[i] != sorted[size - 1] || payload[i] != payload[size - 1]) {
        sorted[size] = sorted[i];
        payload[size++] = payload[i];
      }
    }
    return size;
  }
}
