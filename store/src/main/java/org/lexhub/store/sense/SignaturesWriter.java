package org.lexhub.store.sense;

import org.lexhub.store.column.IntColumnWriter;
import org.lexhub.store.column.ListColumnWriter;
import org.lexhub.store.column.ShortColumnWriter;
import org.lexhub.store.snapshot.SnapshotWriter;

/** Writes {@link Signatures}: all words at once, then the meanings row by row. */
public final class SignaturesWriter implements AutoCloseable {
  private final ListColumnWriter meanings;

  private SignaturesWriter(SnapshotWriter out) {
    meanings = ListColumnWriter.create(out, Signatures.MEANINGS);
  }

  /**
   * Writes the words and starts without meanings.
   *
   * @param hashes the hashes of all words, in ascending order
   * @param idf the inverse document frequency of each word, in {@link Signatures#IDF_ONE}ths
   */
  public static SignaturesWriter create(SnapshotWriter out, int[] hashes, int[] idf) {
    try (IntColumnWriter words = IntColumnWriter.create(out, Signatures.WORDS);
        ShortColumnWriter frequencies = ShortColumnWriter.create(out, Signatures.IDF)) {
      for (int i = 0; i < hashes.length; i++) {
        words.add(hashes[i]);
        frequencies.add(idf[i]);
      }
    }
    return new SignaturesWriter(out);
  }

  /**
   * Packs a word and its weight into one number. Sorting these numbers sorts the words.
   *
   * @param word the number of the word
   * @param weight from 1 to {@link Signatures#STRONGEST}
   */
  public static int pack(int word, int weight) {
    return word << Signatures.WEIGHT_BITS | weight;
  }

  /** Adds a packed word to the open meaning; words ascend. */
  public void add(int packed) {
    meanings.add(packed);
  }

  /** Completes the open meaning. */
  public void endRow() {
    meanings.endRow();
  }

  /** Writes the meanings. */
  @Override
  public void close() {
    meanings.close();
  }
}
