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
 * terms as differences minus one, in groups of seven bits, the low ones first; the high bit of a
 * byte says that more follow.
 */
public final class TermGrams {
  /** The name of the structure over {@link LexemeTerms} in the snapshot. */
  public static final String NAME = "lexeme.grams";

  static final String KEYS = ".keys";
  static final String LISTS = ".lists";
  static final String BYTES = ".bytes";

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
  static boolean isStored(long key, int count, int indexed) {
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

  /** Returns the number of bytes of the list of a gram, at least that of its terms; 0 if none. */
  public int length(int gram) {
    return (int) (lists.end(gram) - lists.start(gram));
  }

  /**
   * Reads the list of a gram.
   *
   * @param into has room for {@link #length} terms
   * @return the number of terms
   */
  public int read(int gram, int[] into) {
    int end = (int) lists.end(gram);
    int count = 0;
    int term = -1;
    for (int at = (int) lists.start(gram); at < end; ) {
      long decoded = decode(at);
      at = (int) decoded;
      term += (int) (decoded >>> Integer.SIZE);
      into[count++] = term;
    }
    return count;
  }

  /**
   * Removes the terms that are not in the list of a gram.
   *
   * @param terms {@code count} ascending terms
   * @return the number of terms that are left
   */
  public int retain(int gram, int[] terms, int count) {
    int end = (int) lists.end(gram);
    int kept = 0;
    int next = 0;
    int term = -1;
    for (int at = (int) lists.start(gram); at < end && next < count; ) {
      long decoded = decode(at);
      at = (int) decoded;
      term += (int) (decoded >>> Integer.SIZE);
      while (next < count && terms[next] < term) {
        next++;
      }
      if (next < count && terms[next] == term) {
        terms[kept++] = term;
        next++;
      }
    }
    return kept;
  }

  /** Returns the step to the next term at a place, shifted by 32 bits, plus the place behind it. */
  private long decode(int from) {
    int at = from;
    int value = bytes.get(at++);
    int difference = value & Byte.MAX_VALUE;
    for (int shift = 7; value > Byte.MAX_VALUE; shift += 7) {
      value = bytes.get(at++);
      difference |= (value & Byte.MAX_VALUE) << shift;
    }
    return (difference + 1L) << Integer.SIZE | at;
  }
}
