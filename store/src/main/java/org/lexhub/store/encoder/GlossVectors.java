package org.lexhub.store.encoder;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.column.ByteColumn;
import org.lexhub.store.column.IntColumn;
import org.lexhub.store.column.LongColumn;
import org.lexhub.store.snapshot.CorruptSnapshotException;
import org.lexhub.store.snapshot.Snapshot;

/**
 * The vectors of English glosses, one for each document of definition search, and the model that
 * made them. The package description lists the sections. Safe for any number of threads.
 */
public final class GlossVectors {
  static final String MODEL = "encoder.model";
  static final String MEANINGS = "encoder.meanings";
  static final String VALUES = "encoder.values";
  static final String SIGNS = "encoder.signs";
  static final String LENGTHS = "encoder.lengths";

  /** The coordinate 0, as it is stored. */
  static final int ZERO = 128;

  /** The maximum number of coordinates of a vector. */
  static final int MAX_WIDTH = 4096;

  private final IntColumn meanings;
  private final ByteColumn values;
  private final LongColumn signs;
  private final IntColumn lengths;
  private final String model;
  private final String fingerprint;
  private final int width;

  private GlossVectors(Snapshot s) {
    meanings = IntColumn.open(s, MEANINGS);
    values = ByteColumn.open(s, VALUES);
    signs = LongColumn.open(s, SIGNS);
    lengths = IntColumn.open(s, LENGTHS);
    byte[] text = new byte[ByteColumn.open(s, MODEL).size()];
    ByteColumn.open(s, MODEL).copy(0, text);
    String[] lines = new String(text, StandardCharsets.UTF_8).split("\n", 2);
    model = lines[0];
    fingerprint = lines.length < 2 ? "" : lines[1];
    width = meanings.size() == 0 ? 0 : values.size() / meanings.size();
  }

  /** Opens the vectors of a snapshot; returns null if it has none. */
  public static @Nullable GlossVectors open(Snapshot s) {
    return s.hasSection(MODEL) ? new GlossVectors(s) : null;
  }

  /** Returns the locator of the model that made the vectors. */
  public String model() {
    return model;
  }

  /** Returns the fingerprint of the model that made the vectors. */
  public String fingerprint() {
    return fingerprint;
  }

  /** Returns the number of coordinates of a vector; 0 if there are no vectors. */
  public int width() {
    return width;
  }

  /** Returns the number of vectors. */
  public int size() {
    return meanings.size();
  }

  /** Returns the vector of a meaning, or -1 if it has none. */
  public int of(int meaning) {
    return meanings.indexOf(meaning);
  }

  /**
   * Returns the cosine between a vector and another one of length 1.
   *
   * @param unit {@link #width} coordinates
   * @param row a buffer of {@link #width} bytes
   */
  public float cosine(int vector, float[] unit, byte[] row) {
    values.copy(vector * width, row);
    float product = 0;
    for (int i = 0; i < width; i++) {
      product += unit[i] * (byte) (row[i] ^ ZERO);
    }
    return (float) (product / Math.sqrt(lengths.get(vector)));
  }

  /**
   * Returns the number of coordinates whose sign differs from that in {@code other}.
   *
   * @param words the number of 64-bit numbers for the signs of a vector
   */
  int differentSigns(int vector, long[] other, int words) {
    int from = vector * words;
    int different = 0;
    for (int i = 0; i < words; i++) {
      different += Long.bitCount(signs.get(from + i) ^ other[i]);
    }
    return different;
  }

  /** Returns the number of 64-bit numbers for the signs of a vector. */
  static int signWords(int width) {
    return (width + 63) / 64;
  }

  /** Sets a bit for each positive coordinate. */
  static void signs(float[] vector, long[] out) {
    Arrays.fill(out, 0);
    for (int i = 0; i < vector.length; i++) {
      if (vector[i] > 0) {
        out[i >>> 6] |= 1L << i;
      }
    }
  }

  /**
   * Checks the sections against each other, if the snapshot has them.
   *
   * @param documents the number of documents of definition search
   * @throws CorruptSnapshotException if a section contradicts the format
   */
  public static void verify(Snapshot s, int documents, int meaningCount) {
    GlossVectors vectors = open(s);
    if (vectors == null) {
      return;
    }
    int size = vectors.size();
    int width = vectors.width;
    if (size != documents || width > MAX_WIDTH || vectors.fingerprint.isEmpty()) {
      throw s.corrupt(
          MEANINGS,
          documents + " vectors of at most " + MAX_WIDTH + " coordinates of a known model",
          size + " of " + width + " of \"" + vectors.model + "\"");
    }
    int before = -1;
    for (int row = 0; row < size; row++) {
      int meaning = vectors.meanings.get(row);
      if (meaning <= before || meaning >= meaningCount) {
        throw s.corrupt(
            MEANINGS, "ascending numbers below " + meaningCount, meaning + " at row " + row);
      }
      before = meaning;
    }
    ByteColumn.verify(s, VALUES, size * width, 1, 255);
    LongColumn.verify(s, SIGNS);
    if (vectors.signs.size() != size * signWords(width)) {
      throw s.corrupt(
          SIGNS, size * signWords(width) + " numbers", vectors.signs.size() + " numbers");
    }
    IntColumn.verify(s, LENGTHS, size, 1, Integer.MAX_VALUE);
  }
}
