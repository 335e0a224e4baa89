package org.lexhub.store.index;

import org.lexhub.store.column.IntColumn;
import org.lexhub.store.column.LongColumn;
import org.lexhub.store.snapshot.Snapshot;

/**
 * Leads from what the ways to romanize a word have in common to lexemes. An entry is 34 bits of a
 * hash and 29 bits of a lexeme; entries ascend, and a directory says where each of equal parts of
 * the hashes starts, so a look-up reads two places of memory. Different keys may share a hash: the
 * one who asks compares the words.
 */
public final class LatinIndex {
  static final String ENTRIES = "lexeme.latin.entries";
  static final String PARTS = "lexeme.latin.parts";

  static final int LEXEME_BITS = 29;
  static final int HASH_BITS = 34;

  /** How many entries a part of the directory has on average. */
  static final int PART = 8;

  private final LongColumn entries;
  private final IntColumn parts;

  private LatinIndex(Snapshot s) {
    entries = LongColumn.open(s, ENTRIES);
    parts = IntColumn.open(s, PARTS);
    if (parts.size() != parts(entries.size()) + 1) {
      throw s.corrupt(PARTS, (parts(entries.size()) + 1) + " entries", parts.size() + " entries");
    }
  }

  /** Opens the index of a snapshot. */
  public static LatinIndex open(Snapshot s) {
    return new LatinIndex(s);
  }

  static int parts(int entries) {
    return entries / PART + 1;
  }

  /** The hash of a key. */
  static long hash(byte[] key, int offset, int length) {
    return TermHash.of(key, offset, length) >>> (Long.SIZE - HASH_BITS);
  }

  static int part(long hash, int parts) {
    return (int) ((hash * parts) >>> HASH_BITS);
  }

  /** The first place whose entry may have this key. */
  public int start(byte[] key, int offset, int length) {
    long hash = hash(key, offset, length);
    int part = part(hash, parts.size() - 1);
    int low = parts.get(part);
    int high = parts.get(part + 1);
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (entries.get(middle) >>> LEXEME_BITS < hash) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** The end, exclusive, of the entries that share the hash of the one at a place of this key. */
  public int end(int start, byte[] key, int offset, int length) {
    long hash = hash(key, offset, length);
    int end = start;
    while (end < entries.size() && entries.get(end) >>> LEXEME_BITS == hash) {
      end++;
    }
    return end;
  }

  /** The lexeme at a place; between start and end they ascend. */
  public int lexeme(int at) {
    return (int) (entries.get(at) & ((1L << LEXEME_BITS) - 1));
  }

  /** How many entries there are. */
  public int size() {
    return entries.size();
  }

  /** Reads and checks the whole index. */
  public static void verify(Snapshot s, int lexemes) {
    LatinIndex index = open(s);
    int count = index.parts.size() - 1;
    long before = -1;
    int part = 0;
    for (int at = 0; at < index.size(); at++) {
      long entry = index.entries.get(at);
      if (entry <= before || index.lexeme(at) >= lexemes) {
        throw s.corrupt(ENTRIES, "ascending entries of known lexemes", "entry " + at);
      }
      before = entry;
      for (int of = part(entry >>> LEXEME_BITS, count); part <= of; part++) {
        checkPart(s, index, part, at);
      }
    }
    for (; part <= count; part++) {
      checkPart(s, index, part, index.size());
    }
  }

  private static void checkPart(Snapshot s, LatinIndex index, int part, int start) {
    if (index.parts.get(part) != start) {
      throw s.corrupt(PARTS, "part " + part + " at " + start, "at " + index.parts.get(part));
    }
  }
}
