package org.lexhub.store.term.writer;

import it.unimi.dsi.fastutil.ints.IntArrays;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.lexhub.store.column.ByteColumnWriter;
import org.lexhub.store.column.GatheredInts;
import org.lexhub.store.column.LongColumnWriter;
import org.lexhub.store.column.OffsetsColumnWriter;
import org.lexhub.store.column.PackedColumnWriter;
import org.lexhub.store.fold.Fold;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.term.BackwardTerms;
import org.lexhub.store.term.ReversedTerms;
import org.lexhub.store.term.SortedTerms;
import org.lexhub.store.term.TermHash;
import org.lexhub.store.term.TermIndex;
import org.lexhub.store.term.TermPool;
import org.lexhub.store.term.TermTrieWriter;
import org.lexhub.store.text.Utf8;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Collects pairs of a term and a posting in any order and writes them as a {@link TermIndex}. The
 * bytes depend on the set of pairs only.
 *
 * <p>Memory: each distinct term once and about 16 bytes for it; outside the heap, 2 to 8 bytes for
 * each pair; while writing another 30 bytes for each term.
 */
public final class TermIndexWriter implements AutoCloseable {
  private final SnapshotWriter out;
  private final String name;
  private final TermPool pool = new TermPool();
  private final GatheredInts pairTerms = new GatheredInts();
  private final GatheredInts pairPostings = new GatheredInts();
  private final Utf8Buffer folded = new Utf8Buffer(256);
  private int[] order = {};

  /** The end of the postings of each term that was written. */
  private int[] runEnds = {};

  private TermIndexWriter(SnapshotWriter out, String name) {
    this.out = out;
    this.name = name;
  }

  /** Creates an index whose sections all begin with {@code name}. */
  public static TermIndexWriter create(SnapshotWriter out, String name) {
    return new TermIndexWriter(out, name);
  }

  /** Adds a posting under the folded spelling of a text; a text of only blanks adds nothing. */
  public void add(String text, int posting) {
    byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
    folded.clear();
    if (!Fold.fold(utf8, 0, utf8.length, folded)) {
      throw new IllegalStateException("a text encoded as UTF-8 is not well-formed: " + text);
    }
    addTerm(folded.bytes(), 0, folded.length(), posting);
  }

  /**
   * Adds a posting under a folded term; an empty term adds nothing.
   *
   * @param term well-formed UTF-8 without zero bytes
   */
  public void addTerm(byte[] term, int offset, int length, int posting) {
    if (posting < 0) {
      throw new IllegalArgumentException("a posting is not negative: " + posting);
    }
    if (length > 0) {
      pairTerms.add(pool.intern(term, offset, length));
      pairPostings.add(posting);
    }
  }

  /** Returns the number of distinct terms added. */
  public int terms() {
    return pool.size();
  }

  /** Sorts the terms and writes all sections. */
  @Override
  public void close() {
    finish();
  }

  /**
   * Sorts the terms and writes all sections.
   *
   * @return all postings, in the order of their terms
   */
  int[] finish() {
    if (pool.size() > TermIndex.MAX_TERMS) {
      throw new IllegalStateException(
          "one index holds at most " + TermIndex.MAX_TERMS + " terms, not " + pool.size());
    }
    order = pool.sorted();
    writeTerms();
    writeHash();
    writeTries(sorted());
    return writePostings();
  }

  /** Returns the terms that {@link #finish} wrote. */
  SortedTerms sorted() {
    return new PooledTerms(pool, order);
  }

  /** Returns the index of the first posting of a term among those that {@link #finish} returned. */
  int postingsStart(int term) {
    return term == 0 ? 0 : runEnds[term - 1];
  }

  /** Returns the end, exclusive, of the postings of a term. */
  int postingsEnd(int term) {
    return runEnds[term];
  }

  private void writeTerms() {
    try (TermBlocksWriter blocks = TermBlocksWriter.create(out, name);
        LongColumnWriter samples = LongColumnWriter.create(out, name + TermIndex.SAMPLES);
        ByteColumnWriter shortest = ByteColumnWriter.create(out, name + TermIndex.SHORTEST)) {
      int min = TermIndex.MAX_LENGTH;
      for (int i = 0; i < order.length; i++) {
        byte[] page = pool.page(order[i]);
        int start = pool.start(order[i]);
        int end = start + pool.length(order[i]);
        blocks.add(page, start, end - start);
        if (i % TermIndex.SAMPLE == 0) {
          samples.add(TermPool.head(page, start, end, 0));
        }
        min = Math.min(min, Utf8.count(page, start, end));
        if (i % TermIndex.SHORTEST_BLOCK == TermIndex.SHORTEST_BLOCK - 1 || i == order.length - 1) {
          shortest.add(min);
          min = TermIndex.MAX_LENGTH;
        }
      }
    }
  }

  private void writeHash() {
    int slotCount = TermHash.slots(order.length);
    int termBits = TermHash.termBits(order.length);
    // A slot holds a term plus one; fingerprints are computed again below.
    int[] slots = new int[slotCount];
    for (int term = 0; term < order.length; term++) {
      int slot = TermHash.slot(hash(order[term]), slotCount);
      while (slots[slot] != 0) {
        slot = slot + 1 == slotCount ? 0 : slot + 1;
      }
      slots[slot] = term + 1;
    }
    long none = TermHash.none(termBits);
    try (PackedColumnWriter column = PackedColumnWriter.create(out, name + TermIndex.HASH, none)) {
      for (int slot : slots) {
        int term = slot - 1;
        column.add(term < 0 ? none : TermHash.entry(hash(order[term]), term, termBits));
      }
    }
  }

  private long hash(int pooled) {
    return TermHash.of(pool.page(pooled), pool.start(pooled), pool.length(pooled));
  }

  private void writeTries(SortedTerms terms) {
    TermTrieWriter.over(terms).write(out, name + TermIndex.FORWARD);
    int[] backward = ReversedTerms.sorted(terms);
    ReversedTerms reversed = new ReversedTerms(terms, rank -> backward[rank]);
    TermTrieWriter trie = TermTrieWriter.over(reversed);
    trie.write(out, name + TermIndex.BACKWARD);
    BackwardTerms.write(out, name + TermIndex.BACKWARD, reversed, trie);
  }

  private int[] writePostings() {
    int[] rank = new int[order.length];
    for (int i = 0; i < order.length; i++) {
      rank[order[i]] = i;
    }
    int pairs = pairTerms.size();
    int[] starts = new int[order.length + 1];
    for (int i = 0; i < pairs; i++) {
      starts[rank[pairTerms.getInt(i)] + 1]++;
    }
    for (int i = 0; i < order.length; i++) {
      starts[i + 1] += starts[i];
    }
    int[] values = new int[pairs];
    int[] next = Arrays.copyOf(starts, order.length);
    int max = 0;
    for (int i = 0; i < pairs; i++) {
      values[next[rank[pairTerms.getInt(i)]]++] = pairPostings.getInt(i);
      max = Math.max(max, pairPostings.getInt(i));
    }
    return writeRuns(starts, values, max);
  }

  /** Writes the postings of each term, ascending and without duplicates, and returns them all. */
  private int[] writeRuns(int[] starts, int[] values, int max) {
    int written = 0;
    runEnds = new int[order.length];
    try (OffsetsColumnWriter ends = OffsetsColumnWriter.create(out, name + TermIndex.ENDS);
        PackedColumnWriter column =
            PackedColumnWriter.create(out, name + TermIndex.POSTINGS, max)) {
      for (int term = 0; term + 1 < starts.length; term++) {
        int from = starts[term];
        int to = starts[term + 1];
        if (to - from > 1) {
          IntArrays.radixSort(values, from, to);
        }
        int last = -1;
        for (int i = from; i < to; i++) {
          if (values[i] != last) {
            last = values[i];
            values[written++] = last;
            column.add(last);
          }
        }
        ends.add(written);
        runEnds[term] = written;
      }
    }
    return Arrays.copyOf(values, written);
  }

  private static final class PooledTerms implements SortedTerms {
    private final TermPool pool;
    private final int[] order;

    PooledTerms(TermPool pool, int[] order) {
      this.pool = pool;
      this.order = order;
    }

    @Override
    public int size() {
      return order.length;
    }

    @Override
    public int length(int term) {
      return pool.length(order[term]);
    }

    @Override
    public int codePoint(int term, int at) {
      int pooled = order[term];
      int start = pool.start(pooled);
      return Utf8.decode(pool.page(pooled), start + at, start + pool.length(pooled));
    }

    @Override
    public int codePointBefore(int term, int end) {
      int pooled = order[term];
      return Utf8.before(pool.page(pooled), pool.start(pooled) + end);
    }
  }
}
