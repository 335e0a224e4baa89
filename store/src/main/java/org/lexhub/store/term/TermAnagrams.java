package org.lexhub.store.term;

import org.lexhub.store.column.OffsetsColumn;
import org.lexhub.store.column.PackedColumn;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.text.Utf8;

/**
 * The spellings of lexemes, lemmas and readings, by a hash of their letters, so that the words with
 * the same letters are found without a walk. Words with blanks, with one letter or with more than
 * {@value #MAX_LETTERS} are left out.
 *
 * <p>A bucket of {@value #BUCKET} terms in the mean names the blocks of 16 terms that have some of
 * its terms: {@code .buckets} are the ends in {@code .blocks}, ascending within a bucket. Naming
 * blocks in place of terms takes four bits less for each; the lengths of the terms of a block
 * exclude nearly all others. Look-ups allocate nothing.
 */
public final class TermAnagrams {
  /** The name of the structure over {@link LexemeTerms} in the snapshot. */
  public static final String NAME = "lexeme.anagrams";

  /** The maximum number of letters. */
  public static final int MAX_LETTERS = 32;

  public static final String BUCKETS = ".buckets";
  public static final String BLOCKS = ".blocks";

  /** The mean number of terms of a bucket. */
  static final int BUCKET = 16;

  private static final long FIRST = 0xBF58476D1CE4E5B9L;
  private static final long SECOND = 0x94D049BB133111EBL;
  private static final long STEP = 0x9E3779B97F4A7C15L;

  /** The number of terms of which one is checked. */
  private static final int SAMPLE = 256;

  private final OffsetsColumn buckets;
  private final PackedColumn blocks;

  private TermAnagrams(Snapshot s) {
    buckets = OffsetsColumn.open(s, NAME + BUCKETS);
    blocks = PackedColumn.open(s, NAME + BLOCKS);
    if (blocks.size() != buckets.total()) {
      throw s.corrupt(NAME + BLOCKS, buckets.total() + " blocks", blocks.size() + " blocks");
    }
  }

  /** Opens the structure of a snapshot. */
  public static TermAnagrams open(Snapshot s) {
    return new TermAnagrams(s);
  }

  /** Checks the order of all buckets, and that a sample of terms is in theirs. */
  public static void verify(Snapshot s, TermIndex terms) {
    OffsetsColumn.verify(s, NAME + BUCKETS);
    TermAnagrams anagrams = open(s);
    anagrams.checkOrder(s, terms);
    int indexed = 0;
    for (int term = 0; term < terms.size(); term++) {
      if (LexemeTerms.isSpelling(terms, term) && indexed++ % SAMPLE == 0) {
        anagrams.check(s, terms, term);
      }
    }
  }

  private void checkOrder(Snapshot s, TermIndex terms) {
    for (int bucket = 0; bucket < buckets.size(); bucket++) {
      int last = -1;
      for (long at = start(bucket); at < end(bucket); at++) {
        int term = firstTerm(at);
        if (term <= last || term >= terms.size()) {
          throw s.corrupt(
              NAME + BLOCKS, "ascending blocks in bucket " + bucket, "that of term " + term);
        }
        last = term;
      }
    }
  }

  private void check(Snapshot s, TermIndex terms, int term) {
    String text = terms.get(term);
    int[] letters = text.codePoints().toArray();
    if (letters.length < 2 || letters.length > MAX_LETTERS || text.indexOf(' ') >= 0) {
      return;
    }
    long hash = 0;
    for (int letter : letters) {
      hash += hash(letter);
    }
    int bucket = bucket(hash);
    for (long at = bucket < 0 ? 0 : start(bucket); bucket >= 0 && at < end(bucket); at++) {
      int first = firstTerm(at);
      if (term >= first && term < endTerm(terms, first)) {
        return;
      }
    }
    throw s.corrupt(NAME + BLOCKS, "the block of term " + term + " in bucket " + bucket, "none");
  }

  /**
   * Returns the hash of a letter; that of a word is the sum of those of its letters, so that their
   * order does not count. Code points are mixed by the finalizer of SplitMix64 (G. Steele, D. Lea,
   * C. Flood, Fast splittable pseudorandom number generators, 2014). The values are part of the
   * format and never change.
   */
  public static long hash(int codePoint) {
    long mixed = (codePoint + 1) * STEP;
    mixed = (mixed ^ mixed >>> 30) * FIRST;
    mixed = (mixed ^ mixed >>> 27) * SECOND;
    return mixed ^ mixed >>> 31;
  }

  /** Returns the number of buckets for a number of terms. */
  public static int buckets(int terms) {
    return (terms + BUCKET - 1) / BUCKET;
  }

  /** Returns the bucket of a {@linkplain #hash(int) hash}. */
  public static int bucket(long hash, int buckets) {
    return (int) Math.unsignedMultiplyHigh(hash, buckets);
  }

  /** Returns the hash of a term, or 0 if it is left out. */
  public static long hash(SortedTerms terms, int term) {
    long hash = 0;
    int letters = 0;
    int length = terms.length(term);
    for (int at = 0; at < length; letters++) {
      int codePoint = terms.codePoint(term, at);
      if (codePoint == ' ' || letters == MAX_LETTERS) {
        return 0;
      }
      hash += hash(codePoint);
      at += Utf8.length(codePoint);
    }
    return letters < 2 ? 0 : hash;
  }

  /** Returns the number of buckets. */
  int size() {
    return buckets.size();
  }

  /** Returns the bucket of the words with a hash of letters, or -1 if there are no words. */
  public int bucket(long hash) {
    return buckets.size() == 0 ? -1 : bucket(hash, buckets.size());
  }

  /** Returns the position of the first block of a bucket. */
  public long start(int bucket) {
    return buckets.start(bucket);
  }

  /** Returns the end, exclusive, of the positions of the blocks of a bucket. */
  public long end(int bucket) {
    return buckets.end(bucket);
  }

  /** Returns the first term of the block at a position. */
  public int firstTerm(long position) {
    return (int) blocks.get(position) << TermBlocks.SIZE_BITS;
  }

  /** Returns the end, exclusive, of the terms of the block of a term. */
  public static int endTerm(TermIndex terms, int first) {
    return Math.min(terms.size(), first + TermBlocks.SIZE);
  }
}
