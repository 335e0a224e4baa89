package org.lexhub.store.encoder;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.lexhub.store.column.ByteColumnWriter;
import org.lexhub.store.column.IntColumnWriter;
import org.lexhub.store.column.LongColumnWriter;
import org.lexhub.store.snapshot.SnapshotWriter;

/** Writes {@link GlossVectors}. */
public final class GlossVectorsWriter implements AutoCloseable {
  private static final int MAX_COORDINATE = 127;

  /** The maximum number of bytes of all coordinates, which are one column. */
  private static final long MAX_BYTES = Integer.MAX_VALUE;

  private final ByteColumnWriter values;
  private final LongColumnWriter signs;
  private final IntColumnWriter lengths;
  private final IntColumnWriter meanings;
  private final long[] bits;
  private final int width;

  private GlossVectorsWriter(SnapshotWriter out, int width) {
    this.width = width;
    values = ByteColumnWriter.create(out, GlossVectors.VALUES);
    signs = LongColumnWriter.create(out, GlossVectors.SIGNS);
    lengths = IntColumnWriter.create(out, GlossVectors.LENGTHS);
    meanings = IntColumnWriter.create(out, GlossVectors.MEANINGS);
    bits = new long[GlossVectors.signWords(width)];
  }

  /**
   * Starts the sections of a snapshot.
   *
   * @param model the locator of the model
   * @param encoder the encoder that makes the vectors
   */
  public static GlossVectorsWriter create(SnapshotWriter out, String model, TextEncoder encoder) {
    String text = model + "\n" + encoder.fingerprint();
    try (ByteColumnWriter section = ByteColumnWriter.create(out, GlossVectors.MODEL)) {
      for (byte each : text.getBytes(StandardCharsets.UTF_8)) {
        section.add(each & 0xFF);
      }
    }
    return new GlossVectorsWriter(out, encoder.width());
  }

  /**
   * Returns whether a number of vectors fits into the sections.
   *
   * @param width the number of coordinates of a vector
   */
  public static boolean fits(int vectors, int width) {
    return (long) vectors * width <= MAX_BYTES;
  }

  /**
   * Scales a vector so that the absolute value of its greatest coordinate becomes 127.
   *
   * @param vector coordinates, not all of them 0
   * @throws IllegalArgumentException if all coordinates are 0
   */
  public static byte[] scaled(float[] vector) {
    float greatest = 0;
    for (float value : vector) {
      greatest = Math.max(greatest, Math.abs(value));
    }
    if (!(greatest > 0)) {
      throw new IllegalArgumentException("a vector needs a coordinate that is not 0");
    }
    byte[] scaled = new byte[vector.length];
    for (int i = 0; i < vector.length; i++) {
      scaled[i] = (byte) Math.round(vector[i] / greatest * MAX_COORDINATE);
    }
    return scaled;
  }

  /**
   * Adds the vector of a meaning.
   *
   * @param meaning its row; rows ascend
   * @param scaled the result of {@link #scaled}
   */
  public void add(int meaning, byte[] scaled) {
    if (scaled.length != width) {
      throw new IllegalArgumentException(
          "a vector needs " + width + " coordinates; it has " + scaled.length);
    }
    Arrays.fill(bits, 0);
    int squares = 0;
    for (int i = 0; i < width; i++) {
      int coordinate = scaled[i];
      squares += coordinate * coordinate;
      values.add(GlossVectors.ZERO + coordinate);
      bits[i >>> 6] |= coordinate > 0 ? 1L << i : 0;
    }
    for (long word : bits) {
      signs.add(word);
    }
    lengths.add(squares);
    meanings.add(meaning);
  }

  /** Writes the sections. */
  @Override
  public void close() {
    values.close();
    signs.close();
    lengths.close();
    meanings.close();
  }
}
