package org.lexhub.store.sense;

import org.lexhub.store.column.IntColumn;
import org.lexhub.store.column.ListColumn;
import org.lexhub.store.column.ShortColumn;
import org.lexhub.store.snapshot.CorruptSnapshotException;
import org.lexhub.store.snapshot.Snapshot;

/**
 * The signature of each meaning: the words of its lemmas, glosses, definitions, examples and
 * domains, and of its related meanings, each with a weight: the closer to the meaning, the greater.
 * Hints and contexts are compared with signatures to choose among the senses of a word (M. Lesk,
 * "Automatic sense disambiguation using machine readable dictionaries", 1986; S. Banerjee and T.
 * Pedersen, "Extended gloss overlaps as a measure of semantic relatedness", 2003).
 *
 * <p>A word has a number, its place among the ascending hashes of all words. The package
 * description lists the sections.
 */
public final class Signatures {
  /** The greatest weight of a word: the only word of a lemma, or a whole lemma. */
  public static final int STRONGEST = 15;

  /** The inverse document frequency 1, as it is stored. */
  public static final int IDF_ONE = 256;

  static final String WORDS = "signature.words";
  static final String IDF = "signature.idf";
  static final String MEANINGS = "signature.meanings";
  static final int WEIGHT_BITS = 4;
  private static final int WEIGHT_MASK = (1 << WEIGHT_BITS) - 1;

  private final IntColumn words;
  private final ShortColumn idf;
  private final ListColumn meanings;

  private Signatures(Snapshot snapshot) {
    words = IntColumn.open(snapshot, WORDS);
    idf = ShortColumn.open(snapshot, IDF);
    meanings = ListColumn.open(snapshot, MEANINGS);
  }

  /** Opens the signatures of a snapshot. */
  public static Signatures open(Snapshot snapshot) {
    return new Signatures(snapshot);
  }

  /** Returns the number of meanings, including those whose signature is empty. */
  public int size() {
    return meanings.rows();
  }

  /** Returns the number of the word with a hash, or -1. */
  public int word(int hash) {
    return words.indexOf(hash);
  }

  /**
   * Returns the inverse document frequency of a word: the natural logarithm of the number of all
   * meanings divided by the number of meanings with the word.
   */
  public float idf(int word) {
    return idf.get(word) / (float) IDF_ONE;
  }

  /** Returns the first entry of a meaning. */
  public long start(int meaning) {
    return meanings.start(meaning);
  }

  /** Returns the end, exclusive, of the entries of a meaning. */
  public long end(int meaning) {
    return meanings.end(meaning);
  }

  /** Returns the word of an entry; words ascend within a meaning. */
  public int entryWord(long entry) {
    return meanings.value(entry) >>> WEIGHT_BITS;
  }

  /** Returns the weight of an entry, from 1 to {@link #STRONGEST}. */
  public int entryWeight(long entry) {
    return meanings.value(entry) & WEIGHT_MASK;
  }

  /** Returns the weight of a word in the signature of a meaning, 0 where it does not occur. */
  public int weight(int meaning, int word) {
    long low = meanings.start(meaning);
    long high = meanings.end(meaning) - 1;
    while (low <= high) {
      long middle = (low + high) >>> 1;
      int value = meanings.value(middle);
      int found = value >>> WEIGHT_BITS;
      if (found == word) {
        return value & WEIGHT_MASK;
      }
      if (found < word) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return 0;
  }

  /**
   * Checks order and bounds of all sections.
   *
   * @throws CorruptSnapshotException if a section contradicts the format
   */
  public static void verify(Snapshot s, int meaningCount) {
    IntColumn.verify(s, WORDS);
    IntColumn words = IntColumn.open(s, WORDS);
    for (int i = 1; i < words.size(); i++) {
      if (words.get(i) <= words.get(i - 1)) {
        throw s.corrupt(WORDS, "ascending hashes", words.get(i) + " at row " + i);
      }
    }
    ShortColumn.verify(s, IDF, words.size(), 0, 0xFFFF);
    int last = Math.max(0, (words.size() << WEIGHT_BITS) - 1);
    ListColumn.verify(s, MEANINGS, meaningCount, 0, last);
    Signatures signatures = open(s);
    for (int meaning = 0; meaning < meaningCount; meaning++) {
      for (long i = signatures.start(meaning); i < signatures.end(meaning); i++) {
        boolean ordered =
            i == signatures.start(meaning) || signatures.entryWord(i) > signatures.entryWord(i - 1);
        if (!ordered || signatures.entryWeight(i) == 0) {
          throw s.corrupt(
              MEANINGS, "ascending words with a weight", "entry " + i + " of meaning " + meaning);
        }
      }
    }
  }
}
