package org.lexhub.store.sense;

import org.lexhub.store.column.ByteColumn;
import org.lexhub.store.column.IntColumn;
import org.lexhub.store.snapshot.CorruptSnapshotException;
import org.lexhub.store.snapshot.Snapshot;

/**
 * Vectors of meanings and of English words in one space: the nearer a meaning is to the words of a
 * sentence, the likelier the sentence uses it. The loader computes them from the {@link
 * Signatures}. The vector of a word is the sum of two directions: the position of the word itself
 * and that of the meanings that it has, weighted by how often it has them.
 *
 * <p>A coordinate is stored as a byte, 0 as 128. Every vector is scaled so that the absolute value
 * of its greatest coordinate is 127. The package description lists the sections.
 */
public final class MeaningVectors {
  /** The number of coordinates of a vector. */
  public static final int WIDTH = 192;

  static final String WORDS = "vector.words";
  static final String WORD_VALUES = "vector.wordValues";
  static final String MEANINGS = "vector.meanings";
  static final String MEANING_VALUES = "vector.meaningValues";

  /** The coordinate 0, as it is stored. */
  static final int ZERO = 128;

  private final IntColumn words;
  private final ByteColumn wordValues;
  private final IntColumn meanings;
  private final ByteColumn meaningValues;

  private MeaningVectors(Snapshot snapshot) {
    words = IntColumn.open(snapshot, WORDS);
    wordValues = ByteColumn.open(snapshot, WORD_VALUES);
    meanings = IntColumn.open(snapshot, MEANINGS);
    meaningValues = ByteColumn.open(snapshot, MEANING_VALUES);
  }

  /** Opens the vectors of a snapshot. */
  public static MeaningVectors open(Snapshot snapshot) {
    return new MeaningVectors(snapshot);
  }

  /**
   * Adds the vector of a word, scaled to a length, to a sum; adds nothing if the word has none.
   *
   * @param word a word of {@link Signatures}
   * @param sum {@link #WIDTH} coordinates
   * @param row a buffer of {@link #WIDTH} bytes
   */
  public void addWord(int word, float length, float[] sum, byte[] row) {
    int at = words.indexOf(word);
    if (at < 0) {
      return;
    }
    int squares = read(wordValues, at, row);
    float scale = squares == 0 ? 0 : (float) (length / Math.sqrt(squares));
    for (int i = 0; i < WIDTH; i++) {
      sum[i] += scale * row[i];
    }
  }

  /**
   * Returns the cosine between a meaning and a vector of length 1; 0 where the meaning has no
   * vector.
   *
   * @param row a buffer of {@link #WIDTH} bytes
   */
  public float cosine(int meaning, float[] unit, byte[] row) {
    int at = meanings.indexOf(meaning);
    if (at < 0) {
      return 0;
    }
    int squares = read(meaningValues, at, row);
    float product = 0;
    for (int i = 0; i < WIDTH; i++) {
      product += row[i] * unit[i];
    }
    return squares == 0 ? 0 : (float) (product / Math.sqrt(squares));
  }

  /**
   * Reads all coordinates of a vector at once, which is faster than one by one, and returns the sum
   * of their squares.
   */
  private static int read(ByteColumn values, int vector, byte[] row) {
    values.copy(vector * WIDTH, row);
    int squares = 0;
    for (int i = 0; i < WIDTH; i++) {
      row[i] ^= (byte) ZERO;
      squares += row[i] * row[i];
    }
    return squares;
  }

  /**
   * Checks order and bounds of all sections.
   *
   * @throws CorruptSnapshotException if a section contradicts the format
   */
  public static void verify(Snapshot s, int meaningCount) {
    int wordCount = IntColumn.open(s, Signatures.WORDS).size();
    verify(s, WORDS, WORD_VALUES, wordCount);
    verify(s, MEANINGS, MEANING_VALUES, meaningCount);
  }

  private static void verify(Snapshot s, String rows, String values, int bound) {
    IntColumn.verify(s, rows);
    IntColumn ascending = IntColumn.open(s, rows);
    for (int i = 0; i < ascending.size(); i++) {
      int before = i == 0 ? -1 : ascending.get(i - 1);
      if (ascending.get(i) <= before || ascending.get(i) >= bound) {
        throw s.corrupt(
            rows, "ascending numbers below " + bound, ascending.get(i) + " at row " + i);
      }
    }
    if (ascending.size() > Integer.MAX_VALUE / WIDTH) {
      throw s.corrupt(rows, "fewer rows", ascending.size() + " rows");
    }
    ByteColumn.verify(s, values, ascending.size() * WIDTH, 1, 255);
  }
}
