package org.lexhub.store.index;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntArrays;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.lexhub.store.column.ByteColumnWriter;
import org.lexhub.store.column.IntColumnWriter;
import org.lexhub.store.column.ListColumnWriter;
import org.lexhub.store.column.LongColumnWriter;
import org.lexhub.store.column.OffsetsColumnWriter;
import org.lexhub.store.snapshot.SectionWriter;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.text.Utf8;
import org.lexhub.store.text.Utf8Buffer;

/**
 * Collects pairs of a term and a posting in any order and writes them as a {@link TermIndex}. The
 * outcome depends on the set of pairs only.
 *
 * <p>Memory: each distinct term once, 16 bytes for it, 8 bytes for each pair.
 */
public final class TermIndexWriter implements AutoCloseable {
  private final SnapshotWriter out;
  private final String name;
  private final TermPool pool = new TermPool();
  private final IntArrayList pairTerms = new IntArrayList();
  private final IntArrayList pairPostings = new IntArrayList();
  private final Utf8Buffer folded = new Utf8Buffer(256);

  private TermIndexWriter(SnapshotWriter out, String name) {
    this.out = out;
    this.name = name;
  }

  /** Starts an index whose sections all begin with {@code name}. */
  public static TermIndexWriter create(SnapshotWriter out, String name) {
    return new TermIndexWriter(out, name);
  }

  /** Adds a posting under the folded spelling of a text; a text of blanks only adds nothing. */
  public void add(String text, int posting) {
    byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
    folded.clear();
    if (!Fold.fold(utf8, 0, utf8.length, folded)) {
      throw new IllegalStateException("a text encoded as UTF-8 is not well-formed: " + text);
    }
    addTerm(folded.bytes(), 0, folded.length(), posting);
  }

  /**
   * Adds a posting under a term that is folded already; an empty term adds nothing.
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

  /** How many distinct terms were added so far. */
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
   * @return the postings, in the order of their terms
   */
  int[] finish() {
    int[] order = pool.sorted();
    writeTerms(order);
    writeHash(order);
    TermTrieWriter.write(out, name, new PooledTerms(pool, order));
    return writePostings(order);
  }

  private void writeTerms(int[] order) {
    byte[] bytes = pool.bytes();
    try (SectionWriter section = out.spooledSection(name + TermIndex.BYTES);
        OffsetsColumnWriter offsets = OffsetsColumnWriter.create(out, name + TermIndex.OFFSETS);
        LongColumnWriter samples = LongColumnWriter.create(out, name + TermIndex.SAMPLES);
        ByteColumnWriter shortest = ByteColumnWriter.create(out, name + TermIndex.SHORTEST)) {
      int least = TermIndex.LONGEST;
      for (int i = 0; i < order.length; i++) {
        int start = pool.start(order[i]);
        int end = pool.end(order[i]);
        section.put(bytes, start, end - start);
        offsets.add(section.length());
        if (i % TermIndex.SAMPLE == 0) {
          samples.add(TermPool.head(bytes, start, end, 0));
        }
        least = Math.min(least, Utf8.count(bytes, start, end));
        if (i % TermIndex.SHORTEST_BLOCK == TermIndex.SHORTEST_BLOCK - 1 || i == order.length - 1) {
          shortest.add(least);
          least = TermIndex.LONGEST;
        }
      }
      section.putLong(0);
    }
  }

  private void writeHash(int[] order) {
    int[] slots = new int[TermHash.slots(order.length)];
    int termBits = TermHash.termBits(order.length);
    Arrays.fill(slots, TermIndex.EMPTY);
    for (int term = 0; term < order.length; term++) {
      int start = pool.start(order[term]);
      long hash = TermHash.of(pool.bytes(), start, pool.end(order[term]) - start);
      int slot = TermHash.slot(hash, slots.length);
      while (slots[slot] != TermIndex.EMPTY) {
        slot = slot + 1 == slots.length ? 0 : slot + 1;
      }
      slots[slot] = TermHash.entry(hash, term, termBits);
    }
    try (IntColumnWriter column = IntColumnWriter.create(out, name + TermIndex.HASH)) {
      for (int slot : slots) {
        column.add(slot);
      }
    }
  }

  private int[] writePostings(int[] order) {
    int[] rank = new int[order.length];
    for (int i = 0; i < order.length; i++) {
      rank[order[i]] = i;
    }
    int pairs = pairTerms.size();
    int[] terms = pairTerms.elements();
    int[] starts = new int[order.length + 1];
    for (int i = 0; i < pairs; i++) {
      terms[i] = rank[terms[i]];
      starts[terms[i] + 1]++;
    }
    for (int i = 0; i < order.length; i++) {
      starts[i + 1] += starts[i];
    }
    int[] values = new int[pairs];
    int[] next = Arrays.copyOf(starts, order.length);
    for (int i = 0; i < pairs; i++) {
      values[next[terms[i]]++] = pairPostings.getInt(i);
    }
    return writeRuns(starts, values);
  }

  /** Writes the postings of each term, ascending and each once; what is written is returned. */
  private int[] writeRuns(int[] starts, int[] values) {
    int written = 0;
    try (ListColumnWriter column = ListColumnWriter.create(out, name + TermIndex.POSTINGS)) {
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
        column.endRow();
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
      return pool.end(order[term]) - pool.start(order[term]);
    }

    @Override
    public int codePoint(int term, int at) {
      return Utf8.decode(pool.bytes(), pool.start(order[term]) + at, pool.end(order[term]));
    }
  }
}
