package org.lexhub.store.sense;

import org.lexhub.store.column.ByteColumn;
import org.lexhub.store.column.IntColumn;
import org.lexhub.store.learn.WordSpace;
import org.lexhub.store.snapshot.Snapshot;

/**
 * Vectors of meanings and of English words, as {@link WordSpace} places them: the nearer a meaning
 * lies to the words of a sentence, the likelier it is meant there. A word's vector is the sum of
 * two directions, its own place and that of the meanings it has, by how often it has them.
 *
 * <p>Sections: {@code vector.words}, the ascending numbers of the words of {@link Signatures} that
 * have a vector, and {@code vector.wordValues}, {@link #WIDTH} coordinates of each; {@code
 * vector.meanings} and {@code vector.meaningValues}, the same of meanings by their rows. A
 * coordinate is a byte, 128 stands for 0; every vector is scaled so that its greatest coordinate is
 * 127 away from it.
 */
public final class MeaningVectors {
  /** How many coordinates a vector has. */
  public static final int WIDTH = 192;

  public static final String WORDS = "vector.words";
  public static final String WORD_VALUES = "vector.wordValues";
  public static final String MEANINGS = "vector.meanings";
  public static final String MEANING_VALUES = "vector.meaningValues";
  public static final int ZERO = 128;

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
   * Adds the vector of a word of {@link Signatures}, brought to a length; nothing if it has none.
   *
   * @param row working memory, {@link #WIDTH} long
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
   * The cosine between a meaning and a vector of length 1; 0 where the meaning has no vector.
   *
   * @param row working memory, {@link #WIDTH} long
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

  /** Reads the coordinates of a vector at once, which is faster than one by one; their squares. */
  private static int read(ByteColumn values, int vector, byte[] row) {
    values.copy(vector * WIDTH, row);
    int squares = 0;
    for (int i = 0; i < WIDTH; i++) {
      row[i] ^= (byte) ZERO;
      squares += row[i] * row[i];
    }
    return squares;
  }

  /** Checks order and bounds of all sections. */
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
