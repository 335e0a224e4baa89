package org.lexhub.store.index;

import org.lexhub.store.column.ByteColumn;
import org.lexhub.store.column.IntColumn;
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

  static final String WORDS = "vector.words";
  static final String WORD_VALUES = "vector.wordValues";
  static final String MEANINGS = "vector.meanings";
  static final String MEANING_VALUES = "vector.meaningValues";
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
   * Adds the vector of a word of {@link Signatures}, brought to a length; nothing if it has none.
   */
  public void addWord(int word, float length, float[] sum) {
    int row = words.indexOf(word);
    if (row < 0) {
      return;
    }
    int at = row * WIDTH;
    int squares = 0;
    for (int i = 0; i < WIDTH; i++) {
      int value = wordValues.get(at + i) - ZERO;
      squares += value * value;
    }
    float scale = squares == 0 ? 0 : (float) (length / Math.sqrt(squares));
    for (int i = 0; i < WIDTH; i++) {
      sum[i] += scale * (wordValues.get(at + i) - ZERO);
    }
  }

  /** The cosine between a meaning and a vector of length 1; 0 where the meaning has no vector. */
  public float cosine(int meaning, float[] unit) {
    int row = meanings.indexOf(meaning);
    if (row < 0) {
      return 0;
    }
    int at = row * WIDTH;
    int squares = 0;
    float product = 0;
    for (int i = 0; i < WIDTH; i++) {
      int value = meaningValues.get(at + i) - ZERO;
      squares += value * value;
      product += value * unit[i];
    }
    return squares == 0 ? 0 : (float) (product / Math.sqrt(squares));
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
