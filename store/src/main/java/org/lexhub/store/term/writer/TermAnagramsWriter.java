package org.lexhub.store.term.writer;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.Arrays;
import java.util.function.IntPredicate;
import org.lexhub.store.column.OffsetsColumnWriter;
import org.lexhub.store.column.PackedColumnWriter;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.term.SortedTerms;
import org.lexhub.store.term.TermAnagrams;
import org.lexhub.store.term.TermBlocks;

/** Writes {@link TermAnagrams}. */
final class TermAnagramsWriter {
  private TermAnagramsWriter() {}

  /**
   * Writes both sections.
   *
   * @param indexed whether a term is of a lemma or a reading
   */
  static void write(SnapshotWriter out, SortedTerms terms, IntPredicate indexed) {
    LongArrayList hashes = new LongArrayList();
    IntArrayList blocks = new IntArrayList();
    for (int term = 0; term < terms.size(); term++) {
      long hash = indexed.test(term) ? TermAnagrams.hash(terms, term) : 0;
      if (hash != 0) {
        hashes.add(hash);
        blocks.add(term >>> TermBlocks.SIZE_BITS);
      }
    }
    int buckets = TermAnagrams.buckets(hashes.size());
    long[] entries = hashes.elements();
    for (int i = 0; i < hashes.size(); i++) {
      long bucket = TermAnagrams.bucket(entries[i], buckets);
      entries[i] = bucket << Integer.SIZE | blocks.getInt(i);
    }
    Arrays.sort(entries, 0, hashes.size());
    write(
        out,
        entries,
        hashes.size(),
        buckets,
        (Math.max(1, terms.size()) - 1) >>> TermBlocks.SIZE_BITS);
  }

  private static void write(
      SnapshotWriter out, long[] entries, int count, int buckets, int lastBlock) {
    try (OffsetsColumnWriter ends =
            OffsetsColumnWriter.create(out, TermAnagrams.NAME + TermAnagrams.BUCKETS);
        PackedColumnWriter blocks =
            PackedColumnWriter.create(out, TermAnagrams.NAME + TermAnagrams.BLOCKS, lastBlock)) {
      int at = 0;
      for (int bucket = 0; bucket < buckets; bucket++) {
        for (; at < count && entries[at] >>> Integer.SIZE == bucket; at++) {
          if (at == 0 || entries[at] != entries[at - 1]) {
            blocks.add(entries[at] & 0xFFFF_FFFFL);
          }
        }
        ends.add(blocks.size());
      }
    }
  }
}
