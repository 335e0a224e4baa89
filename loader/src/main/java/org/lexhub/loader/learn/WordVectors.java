package org.lexhub.loader.learn;

import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.sense.SignatureWords;

/**
 * The vectors of common English words, which the loader brings with it: words of similar meaning
 * have similar vectors. They are what a small sentence encoder makes of each word alone, reduced to
 * {@value #WIDTH} coordinates by principal components (S. Tulkens and T. van Dongen, "Model2Vec",
 * 2024). {@code benchmarks/distil-words} makes the file.
 *
 * <p>The file, compressed by gzip, big-endian: the number of words and of coordinates (4 bytes
 * each); the words (length in 2 bytes, UTF-8); the coordinates of each word, one byte each.
 */
final class WordVectors {
  /** The number of coordinates of a vector. */
  static final int WIDTH = 64;

  private static final String FILE = "english-words.vectors.gz";

  private final Int2ObjectOpenHashMap<float[]> ofWord = new Int2ObjectOpenHashMap<>();

  private WordVectors() {}

  /** Reads the vectors. */
  static WordVectors read() {
    try (InputStream file =
            Objects.requireNonNull(WordVectors.class.getResourceAsStream(FILE), FILE);
        DataInputStream in =
            new DataInputStream(new BufferedInputStream(new GZIPInputStream(file)))) {
      WordVectors vectors = new WordVectors();
      vectors.read(in);
      return vectors;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void read(DataInputStream in) throws IOException {
    int[] words = new int[in.readInt()];
    int width = in.readInt();
    SignatureWords reader = new SignatureWords();
    for (int i = 0; i < words.length; i++) {
      byte[] word = in.readUTF().getBytes(StandardCharsets.UTF_8);
      reader.read(word, 0, word.length);
      words[i] = reader.size() == 1 ? reader.hash(0) : 0;
    }
    byte[] row = new byte[width];
    for (int word : words) {
      in.readFully(row);
      if (word != 0) {
        add(ofWord.computeIfAbsent(word, any -> new float[WIDTH]), row);
      }
    }
  }

  /** Adds a vector, scaled to length 1. */
  private static void add(float[] sum, byte[] row) {
    int squares = 0;
    for (byte value : row) {
      squares += value * value;
    }
    float scale = (float) (1 / Math.sqrt(Math.max(1, squares)));
    for (int i = 0; i < row.length; i++) {
      sum[i] += scale * row[i];
    }
  }

  /** Returns the vector of a word, null if it is unknown; do not change it. */
  float @Nullable [] get(int hash) {
    return ofWord.get(hash);
  }
}
