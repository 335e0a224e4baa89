package org.lexhub.loader.learn;

import it.unimi.dsi.fastutil.bytes.ByteArrayList;
import it.unimi.dsi.fastutil.floats.FloatArrayList;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.sense.MeaningVectors;
import org.lexhub.store.sense.MeaningVectorsWriter;
import org.lexhub.store.sense.Signatures;
import org.lexhub.store.snapshot.SnapshotWriter;

/**
 * Collects the English words of each meaning and writes {@link MeaningVectors}. A vector has two
 * parts, which a cosine weighs alike: the position in a {@link WordSpace} and the mean of {@link
 * WordVectors}. The first knows which words the definitions use together, the second which words
 * mean something similar. The numbers of vectors are bounded by {@link SpaceDimensions}: in larger
 * datasets only the first meanings and the words with the most meanings get one.
 */
final class MeaningVectorBuilder {
  private final int[] vocabulary;
  private final int[] idf;
  private final IntArrayList words = new IntArrayList();
  private final ByteArrayList weights = new ByteArrayList();
  private final IntArrayList ends = new IntArrayList();
  private final IntArrayList useWords = new IntArrayList();
  private final FloatArrayList useCounts = new FloatArrayList();
  private final IntArrayList useEnds = new IntArrayList();

  /** The meanings to which the space is fitted. */
  private final BitSet fitted = new BitSet();

  /**
   * Starts without meanings.
   *
   * @param vocabulary the hash of each word of the signatures
   * @param idf the inverse document frequency of each word of the signatures, in {@link
   *     Signatures#IDF_ONE}ths
   */
  MeaningVectorBuilder(int[] vocabulary, int[] idf) {
    this.vocabulary = vocabulary;
    this.idf = idf;
  }

  /** Adds a word of the open meaning. */
  void add(int word, int weight) {
    if (ends.size() < SpaceDimensions.MAX_MEANINGS) {
      words.add(word);
      weights.add((byte) weight);
    }
  }

  /** Adds a word that has the open meaning, and the number of its uses in this meaning. */
  void addUse(int word, float uses) {
    if (ends.size() < SpaceDimensions.MAX_MEANINGS) {
      useWords.add(word);
      useCounts.add(uses);
    }
  }

  /**
   * Completes the open meaning.
   *
   * @param fits whether the space is fitted to it; if that holds for none, it is fitted to all
   */
  void endRow(boolean fits) {
    if (ends.size() < SpaceDimensions.MAX_MEANINGS) {
      fitted.set(ends.size(), fits);
      ends.add(words.size());
      useEnds.add(useWords.size());
    }
  }

  /** Computes the space, writes the vectors and returns those of the meanings. */
  WrittenVectors write(SnapshotWriter out) {
    int[] columns = new int[idf.length];
    int count = numberColumns(columns);
    int width = SpaceDimensions.width(count);
    WordSpace space = new WordSpace(count, width);
    for (int meaning = 0; meaning < ends.size(); meaning++) {
      for (int i = start(ends, meaning); i < ends.getInt(meaning); i++) {
        int word = words.getInt(i);
        if (columns[word] >= 0) {
          space.add(columns[word], weight(i));
        }
      }
      space.endRow(fitted.get(meaning));
    }
    space.fit();
    float[] uses = new float[count * width];
    WordVectors known = WordVectors.read();
    WrittenVectors vectors = writeMeanings(space, known, columns, uses, width, out);
    writeWords(space, known, columns, uses, width, out);
    return vectors;
  }

  private float weight(int i) {
    return weights.getByte(i) * (idf[words.getInt(i)] / (float) Signatures.IDF_ONE);
  }

  /** Assigns a column to each word of enough meanings and returns the number of columns. */
  private int numberColumns(int[] columns) {
    int[] meanings = new int[idf.length];
    for (int i = 0; i < words.size(); i++) {
      meanings[words.getInt(i)]++;
    }
    int minimum = SpaceDimensions.MIN_MEANINGS;
    int[] ordered = meanings.clone();
    Arrays.sort(ordered);
    if (ordered.length > SpaceDimensions.MAX_WORDS) {
      minimum = Math.max(minimum, ordered[ordered.length - SpaceDimensions.MAX_WORDS] + 1);
    }
    int count = 0;
    for (int word = 0; word < columns.length; word++) {
      columns[word] = meanings[word] >= minimum ? count++ : -1;
    }
    return count;
  }

  /** Writes the meanings and adds up, for each column, the directions of the word's meanings. */
  private WrittenVectors writeMeanings(
      WordSpace space,
      WordVectors known,
      int[] columns,
      float[] uses,
      int width,
      SnapshotWriter out) {
    float[] vector = new float[width];
    float[] ofWords = new float[WordVectors.WIDTH];
    float[] both = new float[MeaningVectors.WIDTH];
    byte[] row = new byte[MeaningVectors.WIDTH];
    WrittenVectors vectors = new WrittenVectors(ends.size());
    try (MeaningVectorsWriter writer = MeaningVectorsWriter.ofMeanings(out)) {
      for (int meaning = 0; meaning < ends.size(); meaning++) {
        Arrays.fill(vector, 0);
        space.place(meaning, vector);
        boolean any = normalize(vector);
        Arrays.fill(ofWords, 0);
        for (int i = start(ends, meaning); i < ends.getInt(meaning); i++) {
          add(known.get(vocabulary[words.getInt(i)]), weight(i), ofWords);
        }
        any |= normalize(ofWords);
        if (!any) {
          continue;
        }
        join(vector, ofWords, both);
        MeaningVectorsWriter.scale(both, row);
        writer.add(meaning, row);
        vectors.add(meaning, row);
        for (int i = start(useEnds, meaning); i < useEnds.getInt(meaning); i++) {
          int column = columns[useWords.getInt(i)];
          for (int k = 0; column >= 0 && k < width; k++) {
            uses[column * width + k] += useCounts.getFloat(i) * vector[k];
          }
        }
      }
    }
    return vectors;
  }

  private static void add(float @Nullable [] vector, float factor, float[] sum) {
    for (int k = 0; vector != null && k < sum.length; k++) {
      sum[k] += factor * vector[k];
    }
  }

  /** Puts a position in the space and a sum of word vectors, both of length 1, into one vector. */
  private static void join(float[] position, float[] ofWords, float[] both) {
    Arrays.fill(both, 0);
    System.arraycopy(position, 0, both, 0, position.length);
    int at = MeaningVectors.WIDTH - WordVectors.WIDTH;
    System.arraycopy(ofWords, 0, both, at, ofWords.length);
  }

  private void writeWords(
      WordSpace space,
      WordVectors known,
      int[] columns,
      float[] uses,
      int width,
      SnapshotWriter out) {
    float[] own = new float[width];
    float[] ofWord = new float[WordVectors.WIDTH];
    float[] both = new float[MeaningVectors.WIDTH];
    float[] meanings = new float[width];
    byte[] row = new byte[MeaningVectors.WIDTH];
    try (MeaningVectorsWriter writer = MeaningVectorsWriter.ofWords(out)) {
      for (int word = 0; word < columns.length; word++) {
        int column = columns[word];
        Arrays.fill(own, 0);
        if (column >= 0) {
          space.word(column, own);
          normalize(own);
          System.arraycopy(uses, column * width, meanings, 0, width);
          normalize(meanings);
          add(meanings, 1, own);
        }
        boolean any = normalize(own);
        Arrays.fill(ofWord, 0);
        add(known.get(vocabulary[word]), 1, ofWord);
        any |= normalize(ofWord);
        if (any) {
          join(own, ofWord, both);
          MeaningVectorsWriter.scale(both, row);
          writer.add(word, row);
        }
      }
    }
  }

  /** Scales a vector to length 1 and returns true, or sets it to 0 and returns false. */
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

  private static int start(IntArrayList ends, int row) {
    return row == 0 ? 0 : ends.getInt(row - 1);
  }
}
