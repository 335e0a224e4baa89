package org.lexhub.store.sense;

import org.lexhub.store.column.IntColumn;
import org.lexhub.store.column.ListColumn;
import org.lexhub.store.column.ShortColumn;
import org.lexhub.store.snapshot.Snapshot;

/**
 * The signature of each meaning: the words of its lemmas, glosses, definitions, examples and
 * domains, and of its related meanings, each with a weight by how close to the meaning it stands.
 * Hints and contexts are compared with signatures to tell the senses of a word apart (M. Lesk,
 * "Automatic sense disambiguation using machine readable dictionaries", 1986; S. Banerjee and T.
 * Pedersen, "Extended gloss overlaps as a measure of semantic relatedness", 2003).
 *
 * <p>Sections: {@code signature.words}, ascending hashes of all words; {@code signature.idf}, the
 * inverse document frequency of each in 256ths; {@code signature.meanings}, for each meaning the
 * ascending numbers {@code word << 4 | weight}.
 */
public final class Signatures {
  /** The greatest weight of a word: the only word of a lemma, or a whole lemma. */
  public static final int STRONGEST = 15;

  public static final String WORDS = "signature.words";
  public static final String IDF = "signature.idf";
  public static final String MEANINGS = "signature.meanings";
  public static final int WEIGHT_BITS = 4;
  static final int WEIGHT_MASK = (1 << WEIGHT_BITS) - 1;
  public static final int IDF_ONE = 256;

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

  /** How many meanings have a signature, be it empty. */
  public int size() {
    return meanings.rows();
  }

  /** The number of a word by its hash, or -1. */
  public int word(int hash) {
    return words.indexOf(hash);
  }

  /**
   * The inverse document frequency of a word: the natural logarithm of meanings per meaning with
   * it.
   */
  public float idf(int word) {
    return idf.get(word) / (float) IDF_ONE;
  }

  /** The first entry of a meaning. */
  public long start(int meaning) {
    return meanings.start(meaning);
  }

  /** The end, exclusive, of the entries of a meaning. */
  public long end(int meaning) {
    return meanings.end(meaning);
  }

  /** The word of an entry; words ascend inside a meaning. */
  public int entryWord(long entry) {
    return meanings.value(entry) >>> WEIGHT_BITS;
  }

  /** The weight of an entry, from 1 to {@link #STRONGEST}. */
  public int entryWeight(long entry) {
    return meanings.value(entry) & WEIGHT_MASK;
  }

  /** The weight of a word in the signature of a meaning, 0 where it does not stand in it. */
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

  /** Checks order and bounds of all sections. */
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
