package org.lexhub.store.term;

import org.lexhub.store.column.IntColumn;
import org.lexhub.store.column.LongColumn;
import org.lexhub.store.snapshot.Snapshot;

/**
 * Maps keys, which are what the usual romanizations of a word have in common, to lexemes. The first
 * bits of a key's hash choose a part (their number is a power of two), and a directory gives the
 * start of each part, so a look-up reads two places of memory. An entry is the next 19 bits of the
 * hash, 15 bits of the word's shape and 29 bits of a lexeme; within a part entries ascend.
 * Different keys can share these bits: the caller compares the words, but first their shapes, which
 * rejects most of them.
 */
public final class LatinIndex {
  public static final String ENTRIES = "lexeme.latin.entries";
  public static final String PARTS = "lexeme.latin.parts";

  /** The number of bits of the shape of a word. */
  public static final int SHAPE_BITS = 15;

  private static final int LEXEME_BITS = 29;
  private static final int REST_BITS = Long.SIZE - 1 - SHAPE_BITS - LEXEME_BITS;
  private static final int BELOW_REST = SHAPE_BITS + LEXEME_BITS;

  /** The minimum average number of entries of a part; the maximum is less than twice that. */
  private static final int PART_ENTRIES = 4;

  private final LongColumn entries;
  private final IntColumn parts;
  private final int partBits;

  private LatinIndex(Snapshot s) {
    entries = LongColumn.open(s, ENTRIES);
    parts = IntColumn.open(s, PARTS);
    partBits = partBits(entries.size());
    int expected = (1 << partBits) + 1;
    if (parts.size() != expected) {
      throw s.corrupt(PARTS, expected + " entries", parts.size() + " entries");
    }
  }

  /** Opens the index of a snapshot. */
  public static LatinIndex open(Snapshot s) {
    return new LatinIndex(s);
  }

  /** Returns the number of bits of a hash that choose the part, given the number of entries. */
  public static int partBits(int entries) {
    return Integer.SIZE - 1 - Integer.numberOfLeadingZeros(Math.max(1, entries / PART_ENTRIES));
  }

  /** Returns the hash of a key, which is not negative. */
  public static long hash(byte[] key, int offset, int length) {
    return TermHash.of(key, offset, length) >>> 1;
  }

  /** Returns the part of a hash. */
  public static int part(long hash, int partBits) {
    return (int) (hash >>> (Long.SIZE - 1 - partBits));
  }

  /** Returns the part of an entry that describes a word. */
  public static long word(int shape, int lexeme) {
    return (long) shape << LEXEME_BITS | lexeme;
  }

  /** Returns the entry of a hash and a {@link #word}. */
  public static long entry(long hash, long word, int partBits) {
    return rest(hash, partBits) << BELOW_REST | word;
  }

  private static long rest(long hash, int partBits) {
    return hash << (1 + partBits) >>> (Long.SIZE - REST_BITS);
  }

  /** Returns the first place whose entry can have a key of this hash. */
  public int start(long hash) {
    int part = part(hash, partBits);
    long rest = rest(hash, partBits);
    int low = parts.get(part);
    int high = parts.get(part + 1);
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (entries.get(middle) >>> BELOW_REST < rest) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /**
   * Returns the end, exclusive, of the entries from {@link #start} that can have a key of a hash.
   */
  public int end(int start, long hash) {
    long rest = rest(hash, partBits);
    int limit = parts.get(part(hash, partBits) + 1);
    int end = start;
    while (end < limit && entries.get(end) >>> BELOW_REST == rest) {
      end++;
    }
    return end;
  }

  /** Returns the shape of the word of the entry at a place. */
  public int shape(int at) {
    return (int) (entries.get(at) >>> LEXEME_BITS) & ((1 << SHAPE_BITS) - 1);
  }

  /** Returns the lexeme of the entry at a place. */
  public int lexeme(int at) {
    return (int) (entries.get(at) & ((1L << LEXEME_BITS) - 1));
  }

  /** Returns the number of entries. */
  public int size() {
    return entries.size();
  }

  /** Reads and checks the whole index. */
  public static void verify(Snapshot s, int lexemes) {
    LatinIndex index = open(s);
    int parts = index.parts.size() - 1;
    if (index.parts.get(0) != 0 || index.parts.get(parts) != index.size()) {
      throw s.corrupt(PARTS, "parts of all entries", "other ones");
    }
    for (int part = 0; part < parts; part++) {
      int start = index.parts.get(part);
      int end = index.parts.get(part + 1);
      if (start > end || end > index.size()) {
        throw s.corrupt(PARTS, "ascending starts", start + " before " + end);
      }
      for (int at = start; at < end; at++) {
        boolean ascends = at == start || index.entries.get(at - 1) <= index.entries.get(at);
        if (!ascends || index.entries.get(at) < 0 || index.lexeme(at) >= lexemes) {
          throw s.corrupt(ENTRIES, "ascending entries of known lexemes", "entry " + at);
        }
      }
    }
  }
}
