package org.lexhub.store.term;

import org.lexhub.store.column.ByteColumn;
import org.lexhub.store.column.LongColumn;
import org.lexhub.store.column.OffsetsColumn;
import org.lexhub.store.snapshot.Snapshot;

/**
 * For each gram of the spellings of lexemes, the terms that have it: lemmas and readings. Terms
 * that contain letters anywhere are in the lists of all grams of these letters. A gram in very many
 * terms has no list. Look-ups allocate nothing.
 *
 * <p>Sections: {@code .keys}, the {@link TermGramKeys keys} of all grams, ascending; {@code
 * .lists}, the list of each in {@code .bytes}, empty if it is not stored. A list is the ascending
 * terms as differences minus one. The differences of fewer than {@value #PACK} terms are in groups
 * of seven bits, the low ones first; the high bit of a byte says that more follow. More terms begin
 * with the bytes 0x80 and 0, which no such number has, and their number in four bytes; packs of
 * {@value #PACK} differences follow: one byte with the number of bits of each, and the bits, the
 * low ones first. If fewer are left, a byte with 0x80 plus their number precedes the pack. {@link
 * TermGramReader} reads both.
 */
public final class TermGrams {
  /** The name of the structure over {@link LexemeTerms} in the snapshot. */
  public static final String NAME = "lexeme.grams";

  public static final String KEYS = ".keys";
  public static final String LISTS = ".lists";
  public static final String BYTES = ".bytes";

  /** The number of differences in a pack. */
  public static final int PACK = 32;

  /** The number of bytes before the first pack. */
  static final int HEAD = 6;

  /** A weak gram, see {@link TermGramKeys#isWeak}, in more than this part of terms has no list. */
  private static final int WEAK_PART = 64;

  /** Another gram in more than this part of terms has no list. */
  private static final int PART = 24;

  /** A gram in at most this number of terms has a list. */
  private static final int MIN_DENSE = 64;

  private final LongColumn keys;
  private final OffsetsColumn lists;
  private final ByteColumn bytes;

  private TermGrams(Snapshot s) {
    keys = LongColumn.open(s, NAME + KEYS);
    lists = OffsetsColumn.open(s, NAME + LISTS);
    bytes = ByteColumn.open(s, NAME + BYTES);
    if (keys.size() != lists.size()) {
      throw s.corrupt(NAME + LISTS, keys.size() + " lists", lists.size() + " lists");
    }
    if (bytes.size() != lists.total()) {
      throw s.corrupt(NAME + BYTES, lists.total() + " bytes", bytes.size() + " bytes");
    }
  }

  /** Opens the structure of a snapshot. */
  public static TermGrams open(Snapshot s) {
    return new TermGrams(s);
  }

  /** Checks that the lists are well-formed, and that grams of a sample of terms lead to these. */
  public static void verify(Snapshot s, TermIndex terms) {
    OffsetsColumn.verify(s, NAME + LISTS);
    new TermGramsCheck(s, open(s), terms).run();
  }

  /** Returns whether a gram in a number of the indexed terms has a list. */
  public static boolean isStored(long key, int count, int indexed) {
    int part = TermGramKeys.isWeak(key) ? WEAK_PART : PART;
    return count <= Math.max(MIN_DENSE, indexed / part);
  }

  /** Returns the number of grams. */
  int size() {
    return keys.size();
  }

  long key(int gram) {
    return keys.get(gram);
  }

  /** Returns the gram of a key, or -1 if no term has it. */
  public int gram(long key) {
    return keys.indexOf(key);
  }

  /** Returns the number of bytes of the list of a gram; 0 if none is stored. */
  public int length(int gram) {
    return (int) (lists.end(gram) - lists.start(gram));
  }

  /** Returns the number of terms in the list of a gram, or more. */
  public int terms(int gram) {
    int start = (int) lists.start(gram);
    int length = length(gram);
    if (length < HEAD || bytes.get(start) != 0x80 || bytes.get(start + 1) != 0) {
      return length;
    }
    int count = 0;
    for (int i = HEAD - 1; i >= 2; i--) {
      count = count << Byte.SIZE | bytes.get(start + i);
    }
    return count;
  }

  /** Copies the bytes of the list of a gram. */
  void copy(int gram, byte[] into) {
    bytes.copy((int) lists.start(gram), into, length(gram));
  }

  /** Returns whether a list has packs. */
  static boolean isPacked(byte[] bytes, int length) {
    return length >= HEAD && bytes[0] == Byte.MIN_VALUE && bytes[1] == 0;
  }
}
