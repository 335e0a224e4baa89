package org.lexhub.store.index;

import java.lang.foreign.MemorySegment;
import org.lexhub.store.column.ByteColumn;
import org.lexhub.store.column.IntColumn;
import org.lexhub.store.column.ListColumn;
import org.lexhub.store.column.LongColumn;
import org.lexhub.store.column.OffsetsColumn;
import org.lexhub.store.snapshot.Layout;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.text.Utf8;
import org.lexhub.store.text.Utf8Buffer;

/**
 * A dictionary of folded terms, each with an ascending list of postings.
 *
 * <p>Terms are sorted by their bytes, which is the order of their code points; a term's ordinal is
 * its place. They are found exactly by a hash table of fingerprint and ordinal, by prefix through a
 * binary search in the first eight bytes of every 32nd term, and nearly by a {@link FuzzyWalk} over
 * the trie. All look-ups allocate nothing.
 */
public final class TermIndex {
  static final String BYTES = ".bytes";
  static final String OFFSETS = ".offsets";
  static final String SAMPLES = ".samples";
  static final String SHORTEST = ".shortest";
  static final String HASH = ".hash";
  static final String POSTINGS = ".postings";

  /** Every so many terms the first eight bytes are sampled. */
  static final int SAMPLE = 32;

  /** The fewest code points of a term are kept for blocks of so many terms. */
  static final int SHORTEST_BLOCK = 64;

  /** Numbers of code points are kept up to this one. */
  static final int LONGEST = 255;

  /** The content of an empty slot of the hash table. */
  static final int EMPTY = -1;

  private final MemorySegment bytes;
  private final OffsetsColumn offsets;
  private final LongColumn samples;
  private final ByteColumn shortest;
  private final IntColumn hash;
  private final ListColumn postings;
  private final TermTrie trie;
  private final int size;
  private final int termBits;

  private TermIndex(Snapshot s, String name) {
    bytes = s.section(name + BYTES);
    offsets = OffsetsColumn.open(s, name + OFFSETS);
    samples = LongColumn.open(s, name + SAMPLES);
    shortest = ByteColumn.open(s, name + SHORTEST);
    hash = IntColumn.open(s, name + HASH);
    postings = ListColumn.open(s, name + POSTINGS);
    trie = TermTrie.open(s, name);
    size = offsets.size();
    termBits = TermHash.termBits(size);
    checkCount(s, name + SAMPLES, blocks(size, SAMPLE), samples.size());
    checkCount(s, name + SHORTEST, blocks(size, SHORTEST_BLOCK), shortest.size());
    checkCount(s, name + HASH, TermHash.slots(size), hash.size());
    checkCount(s, name + POSTINGS, size, postings.rows());
  }

  /** Opens the index that was written under this name, without reading its terms. */
  public static TermIndex open(Snapshot s, String name) {
    return new TermIndex(s, name);
  }

  private static int blocks(int terms, int block) {
    return (terms + block - 1) / block;
  }

  private static void checkCount(Snapshot s, String section, int expected, int found) {
    if (expected != found) {
      throw s.corrupt(section, expected + " entries", found + " entries");
    }
  }

  /** How many terms there are. */
  public int size() {
    return size;
  }

  /** The ordinal of a folded term, or -1. */
  public int term(byte[] folded, int offset, int length) {
    long wanted = TermHash.of(folded, offset, length);
    int slots = hash.size();
    int slot = TermHash.slot(wanted, slots);
    int fingerprint = TermHash.entry(wanted, 0, termBits);
    while (true) {
      int entry = hash.get(slot);
      if (entry == EMPTY) {
        return -1;
      }
      int term = entry & ((1 << termBits) - 1);
      if ((entry ^ term) == fingerprint && equal(term, folded, offset, length)) {
        return term;
      }
      slot = slot + 1 == slots ? 0 : slot + 1;
    }
  }

  private boolean equal(int term, byte[] folded, int offset, int length) {
    long start = offsets.start(term);
    if (offsets.end(term) - start != length) {
      return false;
    }
    for (int i = 0; i < length; i++) {
      if (bytes.get(Layout.BYTE, start + i) != folded[offset + i]) {
        return false;
      }
    }
    return true;
  }

  /** The first term that is not less than a folded text. */
  public int firstNotBefore(byte[] folded, int offset, int length) {
    return bound(folded, offset, length, false);
  }

  /** The end, exclusive, of the terms that start with a folded text. */
  public int prefixEnd(byte[] folded, int offset, int length) {
    return bound(folded, offset, length, true);
  }

  private int bound(byte[] folded, int offset, int length, boolean behind) {
    int end = offset + length;
    long low = TermPool.head(folded, offset, end, 0);
    long high = behind ? TermPool.head(folded, offset, end, 0xFF) : low;
    int from = Math.max(0, (samplesUpTo(low, false) - 1) * SAMPLE);
    int to = (int) Math.min(size, (long) samplesUpTo(high, true) * SAMPLE);
    while (from < to) {
      int middle = (from + to) >>> 1;
      if (before(middle, folded, offset, end, behind)) {
        from = middle + 1;
      } else {
        to = middle;
      }
    }
    return from;
  }

  /** How many samples are less than, or also equal to, the first bytes of a text. */
  private int samplesUpTo(long head, boolean inclusive) {
    int from = 0;
    int to = samples.size();
    while (from < to) {
      int middle = (from + to) >>> 1;
      int order = Long.compareUnsigned(samples.get(middle), head);
      if (order < 0 || (inclusive && order == 0)) {
        from = middle + 1;
      } else {
        to = middle;
      }
    }
    return from;
  }

  /** Whether a term is less than a text or, with {@code orPrefixed}, starts with it. */
  private boolean before(int term, byte[] folded, int from, int to, boolean orPrefixed) {
    long at = offsets.start(term);
    long end = offsets.end(term);
    for (int i = from; i < to; i++, at++) {
      if (at == end) {
        return true;
      }
      int difference = (bytes.get(Layout.BYTE, at) & 0xFF) - (folded[i] & 0xFF);
      if (difference != 0) {
        return difference < 0;
      }
    }
    return orPrefixed;
  }

  /** The fewest code points, at most 255, of any term in the block of 64 that holds a term. */
  public int shortestNear(int term) {
    return shortest.get(term / SHORTEST_BLOCK);
  }

  /** The end, exclusive, of the block of terms that {@link #shortestNear} speaks of. */
  public static int blockEnd(int term) {
    return (term / SHORTEST_BLOCK + 1) * SHORTEST_BLOCK;
  }

  /** Whether a term and a folded text begin with the same code point. */
  public boolean startsLike(int term, byte[] folded, int offset) {
    return codePoint(offsets.start(term)) == Utf8.decode(folded, offset, folded.length);
  }

  /** Whether a term ends, or has a blank, behind its first {@code length} bytes. */
  public boolean endsWordAt(int term, int length) {
    long at = offsets.start(term) + length;
    return at == offsets.end(term) || bytes.get(Layout.BYTE, at) == ' ';
  }

  /** How many code points a term has. */
  public int codePoints(int term) {
    int count = 0;
    long end = offsets.end(term);
    for (long at = offsets.start(term); at < end; at++) {
      if ((bytes.get(Layout.BYTE, at) & 0xC0) != 0x80) {
        count++;
      }
    }
    return count;
  }

  /** Where the postings of a term start. */
  public long postingsStart(int term) {
    return postings.start(term);
  }

  /** Where the postings of a term end. */
  public long postingsEnd(int term) {
    return postings.end(term);
  }

  /** The posting at a place; within a term they ascend. */
  public int posting(long at) {
    return postings.value(at);
  }

  /** The term that a place of postings belongs to. */
  public int termAt(long place) {
    int low = 0;
    int high = size - 1;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (postings.end(middle) <= place) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** Appends the bytes of a term. */
  public void append(int term, Utf8Buffer out) {
    long start = offsets.start(term);
    out.put(bytes, start, (int) (offsets.end(term) - start));
  }

  /** A term, for tests and the command line. */
  public String get(int term) {
    Utf8Buffer out = new Utf8Buffer(64);
    append(term, out);
    return out.toString();
  }

  /**
   * Checks every section: terms ascend and can be found, the trie is theirs, postings ascend and
   * are less than {@code postingLimit}.
   */
  public static void verify(Snapshot s, String name, int postingLimit) {
    OffsetsColumn.verify(s, name + OFFSETS);
    ListColumn.verify(s, name + POSTINGS);
    new TermIndexCheck(s, name, open(s, name), postingLimit).run();
  }

  TermTrie trie() {
    return trie;
  }

  long bytesLength() {
    return bytes.byteSize();
  }

  long sample(int block) {
    return samples.get(block);
  }

  long start(int term) {
    return offsets.start(term);
  }

  long end(int term) {
    return offsets.end(term);
  }

  /** The code point of well-formed terms at a place in their bytes. */
  int codePoint(long at) {
    int first = bytes.get(Layout.BYTE, at);
    if (first >= 0) {
      return first;
    }
    int second = bytes.get(Layout.BYTE, at + 1) & 0x3F;
    if (first < (byte) 0xE0) {
      return (first & 0x1F) << 6 | second;
    }
    int third = bytes.get(Layout.BYTE, at + 2) & 0x3F;
    if (first < (byte) 0xF0) {
      return (first & 0x0F) << 12 | second << 6 | third;
    }
    int fourth = bytes.get(Layout.BYTE, at + 3) & 0x3F;
    return (first & 0x07) << 18 | second << 12 | third << 6 | fourth;
  }
}
