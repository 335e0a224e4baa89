package org.lexhub.store.term;

import org.lexhub.store.column.ByteColumn;
import org.lexhub.store.column.LongColumn;
import org.lexhub.store.column.OffsetsColumn;
import org.lexhub.store.column.PackedColumn;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.term.fuzzy.FuzzyWalk;
import org.lexhub.store.text.Utf8Buffer;

/**
 * A dictionary of folded terms, each with an ascending list of postings.
 *
 * <p>Terms are sorted by their bytes, which is the order of their code points; the ordinal of a
 * term is its place in this order. An exact look-up uses a hash table of fingerprint and ordinal, a
 * prefix look-up a binary search in the first eight bytes of every 32nd term, and a fuzzy look-up a
 * {@link FuzzyWalk} over the trie. No look-up allocates.
 */
public final class TermIndex {
  public static final String SAMPLES = ".samples";
  public static final String SHORTEST = ".shortest";
  public static final String HASH = ".hash";
  public static final String ENDS = ".ends";
  public static final String POSTINGS = ".postings";
  public static final String FORWARD = ".forward";
  public static final String BACKWARD = ".backward";

  /** The number of terms for each sample of first eight bytes. */
  public static final int SAMPLE = 32;

  /** The number of terms for each minimum number of code points. */
  public static final int SHORTEST_BLOCK = 64;

  /** The maximum number of code points that the column of minima can hold. */
  public static final int MAX_LENGTH = 255;

  /** The maximum number of terms of a dictionary. */
  public static final int MAX_TERMS = 1 << 29;

  private final TermBlocks blocks;
  private final LongColumn samples;
  private final ByteColumn shortest;
  private final PackedColumn hash;
  private final OffsetsColumn ends;
  private final PackedColumn postings;
  private final TermTrie trie;
  private final TermTrie backwardTrie;
  private final BackwardTerms backward;
  private final int size;
  private final int slots;
  private final int termBits;

  private TermIndex(Snapshot s, String name) {
    ends = OffsetsColumn.open(s, name + ENDS);
    size = ends.size();
    blocks = TermBlocks.open(s, name, size);
    samples = LongColumn.open(s, name + SAMPLES);
    shortest = ByteColumn.open(s, name + SHORTEST);
    hash = PackedColumn.open(s, name + HASH);
    postings = PackedColumn.open(s, name + POSTINGS);
    trie = TermTrie.open(s, name + FORWARD);
    backwardTrie = TermTrie.open(s, name + BACKWARD);
    backward = BackwardTerms.open(s, name + BACKWARD, size);
    termBits = TermHash.termBits(size);
    slots = TermHash.slots(size);
    checkCount(s, name + ENDS, Math.min(size, MAX_TERMS), size);
    checkCount(s, name + SAMPLES, blocks(size, SAMPLE), samples.size());
    checkCount(s, name + SHORTEST, blocks(size, SHORTEST_BLOCK), shortest.size());
    checkCount(s, name + HASH, slots, hash.size());
    checkCount(s, name + POSTINGS, ends.total(), postings.size());
  }

  /** Opens the index that was written under this name, without reading its terms. */
  public static TermIndex open(Snapshot s, String name) {
    return new TermIndex(s, name);
  }

  private static int blocks(int terms, int block) {
    return (terms + block - 1) / block;
  }

  private static void checkCount(Snapshot s, String section, long expected, long found) {
    if (expected != found) {
      throw s.corrupt(section, expected + " entries", found + " entries");
    }
  }

  /** Returns the number of terms. */
  public int size() {
    return size;
  }

  /** Reads the starts of terms ahead, so that later reads of the terms wait less. */
  public void readAhead(int[] terms, int count) {
    blocks.readAhead(terms, count);
  }

  /** Returns the ordinal of a folded term, or -1. */
  public int term(byte[] folded, int offset, int length) {
    return term(hash(folded, offset, length), folded, offset, length);
  }

  /**
   * Returns the hash of a folded term, for {@link #ahead} and {@link #term(long, byte[], int,
   * int)}.
   */
  public static long hash(byte[] folded, int offset, int length) {
    return TermHash.of(folded, offset, length);
  }

  /**
   * Reads the first slot of a look-up ahead, so that several look-ups wait for memory together.
   *
   * @return a value without meaning, which the caller must use so that the read is not optimized
   *     away
   */
  public long ahead(long wanted) {
    return hash.get(TermHash.slot(wanted, slots));
  }

  /** Returns the ordinal of a folded term with this {@link #hash}, or -1. */
  public int term(long wanted, byte[] folded, int offset, int length) {
    int slot = TermHash.slot(wanted, slots);
    int fingerprint = TermHash.fingerprint(wanted);
    long none = TermHash.none(termBits);
    while (true) {
      long entry = hash.get(slot);
      if (entry == none) {
        return -1;
      }
      if (entry >>> termBits == fingerprint) {
        int term = (int) (entry & ((1L << termBits) - 1));
        if (blocks.equal(term, folded, offset, length)) {
          return term;
        }
      }
      slot = slot + 1 == slots ? 0 : slot + 1;
    }
  }

  /** Returns the first term that is not less than a folded text. */
  public int firstNotBefore(byte[] folded, int offset, int length) {
    int end = offset + length;
    long head = TermPool.head(folded, offset, end, 0);
    int from = head == 0 ? 0 : firstAbove(0, head - 1);
    // Terms with the same head as a text of at most eight bytes start with it.
    return length <= Long.BYTES
        ? from
        : bound(from, firstAbove(from, head), folded, offset, end, false);
  }

  /**
   * Returns the end, exclusive, of the terms that start with a folded text.
   *
   * @param first a term before the end, ideally the first of these terms
   */
  public int prefixEnd(int first, byte[] folded, int offset, int length) {
    int end = offset + length;
    int above = firstAbove(first, TermPool.head(folded, offset, end, 0xFF));
    return length <= Long.BYTES ? above : bound(first, above, folded, offset, end, true);
  }

  private int bound(int from, int to, byte[] folded, int offset, int end, boolean orPrefixed) {
    int low = from;
    int high = to;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (blocks.before(middle, folded, offset, end, orPrefixed)) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** Returns the first term from {@code from} on whose first eight bytes exceed a number. */
  private int firstAbove(int from, long bound) {
    int samples = samplesUpTo((from + SAMPLE - 1) / SAMPLE, bound);
    int low = Math.max(from, (samples - 1) * SAMPLE);
    int high = (int) Math.min(size, (long) samples * SAMPLE);
    return low < high ? blocks.firstAbove(low, high, bound) : low;
  }

  /** Returns the number of samples, at least {@code from}, up to a bound; tries near ones first. */
  private int samplesUpTo(int from, long bound) {
    int low = from;
    int step = from == 0 ? samples.size() : 1;
    int high = Math.min(samples.size(), low + step);
    while (high < samples.size() && Long.compareUnsigned(samples.get(high - 1), bound) <= 0) {
      low = high;
      step *= 4;
      high = (int) Math.min(samples.size(), (long) low + step);
    }
    int length = high - low;
    while (length > 0) {
      int half = length >>> 1;
      boolean right = Long.compareUnsigned(samples.get(low + half), bound) <= 0;
      low = right ? low + half + 1 : low;
      length = right ? length - half - 1 : half;
    }
    return low;
  }

  /** Returns the minimum number of code points, up to 255, in the block of 64 terms of a term. */
  public int shortestNear(int term) {
    return shortest.get(term / SHORTEST_BLOCK);
  }

  /** Returns the end, exclusive, of the block of terms that {@link #shortestNear} is about. */
  public static int blockEnd(int term) {
    return (term / SHORTEST_BLOCK + 1) * SHORTEST_BLOCK;
  }

  /** Returns whether a term ends, or has a blank, after its first {@code length} bytes. */
  public boolean endsWordAt(int term, int length) {
    int next = blocks.byteAt(term, length);
    return next < 0 || next == ' ';
  }

  /** Returns the number of code points of a term. */
  public int codePoints(int term) {
    return blocks.codePoints(term);
  }

  /** Returns the place where the postings of a term start. */
  public long postingsStart(int term) {
    return ends.start(term);
  }

  /** Returns the place where the postings of a term end, exclusive. */
  public long postingsEnd(int term) {
    return ends.end(term);
  }

  /** Returns the posting at a place; within a term they ascend. */
  public int posting(long at) {
    return (int) postings.get(at);
  }

  /** Returns the term of the posting at a place. */
  public int termAt(long place) {
    int low = 0;
    int high = size - 1;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (ends.end(middle) <= place) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /**
   * Returns the term of the posting at a place; fast if it is near {@code from}.
   *
   * @param from a term that is not after the result
   */
  public int termAt(long place, int from) {
    int low = from;
    int high = from;
    for (int step = 1; high < size && ends.end(high) <= place; step <<= 1) {
      low = high + 1;
      high = (int) Math.min(size, (long) high + step);
    }
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (ends.end(middle) <= place) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** Appends the bytes of a term. */
  public void append(int term, Utf8Buffer out) {
    blocks.append(term, out);
  }

  /** Appends the bytes of the terms from..to (exclusive), one after the other. */
  public void append(int from, int to, Utf8Buffer out) {
    blocks.append(from, to, out);
  }

  /** Returns a term as a string; for tests and the command line. */
  public String get(int term) {
    Utf8Buffer out = new Utf8Buffer(64);
    append(term, out);
    return out.toString();
  }

  /**
   * Checks every section: terms ascend and can be found, the tries match them, postings ascend and
   * are less than {@code postingLimit}.
   */
  public static void verify(Snapshot s, String name, int postingLimit) {
    verifyForward(s, name, postingLimit);
    verifyBackward(s, name);
  }

  /** Checks all but the backward trie, as {@link #verify} does. */
  static void verifyForward(Snapshot s, String name, int postingLimit) {
    OffsetsColumn.verify(s, name + ENDS);
    TermIndex index = open(s, name);
    TermBlocksCheck.run(s, name, index.size);
    PackedColumn.verify(s, name + HASH, index.slots, 1L << TermHash.entryBits(index.termBits));
    PackedColumn.verify(s, name + POSTINGS, index.ends.total(), postingLimit);
    new TermIndexCheck(s, name, index).run();
  }

  /** Checks the backward trie of terms that {@link #verifyForward} has checked. */
  static void verifyBackward(Snapshot s, String name) {
    new TermIndexCheck(s, name, open(s, name)).runBackward();
  }

  /** Returns the trie over the terms. */
  public TermTrie trie() {
    return trie;
  }

  /** Returns the bytes of the terms. */
  public TermBlocks blocks() {
    return blocks;
  }

  /** Returns the trie over the reversed terms. */
  public TermTrie backwardTrie() {
    return backwardTrie;
  }

  /** Returns the terms in the order of the backward trie. */
  public BackwardTerms backward() {
    return backward;
  }

  int slots() {
    return slots;
  }

  /** Returns the term in a slot of the hash table, or -1. */
  int termIn(int slot) {
    long entry = hash.get(slot);
    return entry == TermHash.none(termBits) ? -1 : (int) (entry & ((1L << termBits) - 1));
  }

  long sample(int block) {
    return samples.get(block);
  }

  /** Returns the number of bytes of a term. */
  int length(int term) {
    return blocks.length(term);
  }

  /** Copies the bytes of a term and returns their number, or -1 if {@code into} is shorter. */
  int read(int term, byte[] into) {
    return blocks.read(term, into);
  }
}
