package org.lexhub.store.learn;

import it.unimi.dsi.fastutil.bytes.ByteArrayList;
import it.unimi.dsi.fastutil.floats.FloatArrayList;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import java.util.BitSet;
import org.lexhub.store.column.ByteColumnWriter;
import org.lexhub.store.column.IntColumnWriter;
import org.lexhub.store.sense.MeaningVectors;
import org.lexhub.store.sense.Signatures;
import org.lexhub.store.snapshot.SnapshotWriter;

/**
 * Collects the English words of each meaning and writes {@link MeaningVectors}. What it keeps is
 * bounded: of very large datasets only the first {@link #MAX_MEANINGS} meanings and the words that
 * stand in most of them get vectors.
 */
final class MeaningVectorWriter implements AutoCloseable {
  private static final int MAX_MEANINGS = 400_000;
  private static final int MAX_WORDS = 120_000;
  private static final int MIN_MEANINGS = 2;
  private static final int WORDS_A_DIMENSION = 4;

  private final SnapshotWriter out;
  private final int[] idf;
  private final IntArrayList words = new IntArrayList();
  private final ByteArrayList weights = new ByteArrayList();
  private final IntArrayList ends = new IntArrayList();
  private final IntArrayList useWords = new IntArrayList();
  private final FloatArrayList useStrengths = new FloatArrayList();
  private final IntArrayList useEnds = new IntArrayList();
  private final BitSet teaching = new BitSet();
  private WrittenVectors places = new WrittenVectors(0);

  /**
   * Starts without meanings.
   *
   * @param idf of each word of the signatures, in {@link Signatures#IDF_ONE}ths
   */
  MeaningVectorWriter(SnapshotWriter out, int[] idf) {
    this.out = out;
    this.idf = idf;
  }

  /** Adds a word of the open meaning. */
  void add(int word, int weight) {
    if (ends.size() < MAX_MEANINGS) {
      words.add(word);
      weights.add((byte) weight);
    }
  }

  /** Says that the open meaning is one that a word has, and how often. */
  void addUse(int word, float strength) {
    if (ends.size() < MAX_MEANINGS) {
      useWords.add(word);
      useStrengths.add(strength);
    }
  }

  /**
   * Completes a meaning.
   *
   * @param teaches whether the space is fitted to it, as is the case of all where none teaches
   */
  void endRow(boolean teaches) {
    if (ends.size() < MAX_MEANINGS) {
      teaching.set(ends.size(), teaches);
      ends.add(words.size());
      useEnds.add(useWords.size());
    }
  }

  /** Where the meanings are, once everything is written. */
  WrittenVectors places() {
    return places;
  }

  /** Finds the space and writes the sections. */
  @Override
  public void close() {
    int[] columns = new int[idf.length];
    int count = numberColumns(columns);
    int width = width(count);
    WordSpace space = new WordSpace(count, width);
    for (int meaning = 0; meaning < ends.size(); meaning++) {
      for (int i = start(ends, meaning); i < ends.getInt(meaning); i++) {
        int word = words.getInt(i);
        if (columns[word] >= 0) {
          space.add(columns[word], weights.getByte(i) * (idf[word] / (float) Signatures.IDF_ONE));
        }
      }
      space.endRow(teaching.get(meaning));
    }
    space.fit();
    float[] uses = writeMeanings(space, columns, count, width);
    writeWords(space, columns, uses, width);
  }

  /**
   * How many dimensions so many words get: a space as wide as its matrix would know nothing that
   * the matrix does not say.
   */
  static int width(int words) {
    return Math.min(MeaningVectors.WIDTH, (words + WORDS_A_DIMENSION - 1) / WORDS_A_DIMENSION);
  }

  /** Gives a column to each word that enough meanings have; the number of columns. */
  private int numberColumns(int[] columns) {
    int[] meanings = new int[idf.length];
    for (int i = 0; i < words.size(); i++) {
      meanings[words.getInt(i)]++;
    }
    int least = MIN_MEANINGS;
    int[] ordered = meanings.clone();
    Arrays.sort(ordered);
    if (ordered.length > MAX_WORDS) {
      least = Math.max(least, ordered[ordered.length - MAX_WORDS] + 1);
    }
    int count = 0;
    for (int word = 0; word < columns.length; word++) {
      columns[word] = meanings[word] >= least ? count++ : -1;
    }
    return count;
  }

  /** Writes the meanings and sums up, for each column, the directions of the word's meanings. */
  private float[] writeMeanings(WordSpace space, int[] columns, int count, int width) {
    float[] uses = new float[count * width];
    float[] vector = new float[width];
    places = new WrittenVectors(ends.size());
    try (IntColumnWriter rows = IntColumnWriter.create(out, MeaningVectors.MEANINGS);
        ByteColumnWriter values = ByteColumnWriter.create(out, MeaningVectors.MEANING_VALUES)) {
      for (int meaning = 0; meaning < ends.size(); meaning++) {
        Arrays.fill(vector, 0);
        space.place(meaning, vector);
        if (!normalize(vector)) {
          continue;
        }
        rows.add(meaning);
        places.add(meaning, vector, values);
        for (int i = start(useEnds, meaning); i < useEnds.getInt(meaning); i++) {
          int column = columns[useWords.getInt(i)];
          for (int k = 0; column >= 0 && k < width; k++) {
            uses[column * width + k] += useStrengths.getFloat(i) * vector[k];
          }
        }
      }
    }
    return uses;
  }

  private void writeWords(WordSpace space, int[] columns, float[] uses, int width) {
    float[] own = new float[width];
    float[] meant = new float[width];
    try (IntColumnWriter rows = IntColumnWriter.create(out, MeaningVectors.WORDS);
        ByteColumnWriter values = ByteColumnWriter.create(out, MeaningVectors.WORD_VALUES)) {
      for (int word = 0; word < columns.length; word++) {
        int column = columns[word];
        if (column < 0) {
          continue;
        }
        space.word(column, own);
        System.arraycopy(uses, column * width, meant, 0, width);
        boolean any = normalize(own);
        any |= normalize(meant);
        for (int k = 0; k < width; k++) {
          own[k] += meant[k];
        }
        if (any && normalize(own)) {
          rows.add(word);
          write(own, values);
        }
      }
    }
  }

  /** Brings a vector to length 1; false where it is 0. */
  private static boolean normalize(float[] vector) {
    double squares = 0;
    for (float value : vector) {
      squares += value * value;
    }
    if (squares < 1e-20) {
      Arrays.fill(vector, 0);
      return false;
    }
    float scale = (float) (1 / Math.sqrt(squares));
    for (int i = 0; i < vector.length; i++) {
      vector[i] *= scale;
    }
    return true;
  }

  private static void write(float[] vector, ByteColumnWriter values) {
    float most = 0;
    for (float value : vector) {
      most = Math.max(most, Math.abs(value));
    }
    for (int i = 0; i < MeaningVectors.WIDTH; i++) {
      float value = i < vector.length ? vector[i] / most * 127 : 0;
      values.add(MeaningVectors.ZERO + Math.round(value));
    }
  }

  private static int start(IntArrayList ends, int row) {
    return row == 0 ? 0 : ends.getInt(row - 1);
  }
}
