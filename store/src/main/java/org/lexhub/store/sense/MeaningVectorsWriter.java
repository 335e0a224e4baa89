package org.lexhub.store.sense;

import org.lexhub.store.column.ByteColumnWriter;
import org.lexhub.store.column.IntColumnWriter;
import org.lexhub.store.snapshot.SnapshotWriter;

/** Writes one half of {@link MeaningVectors}: the vectors of all meanings or those of all words. */
public final class MeaningVectorsWriter implements AutoCloseable {
  private static final int MAX_COORDINATE = 127;

  private final IntColumnWriter rows;
  private final ByteColumnWriter values;

  private MeaningVectorsWriter(IntColumnWriter rows, ByteColumnWriter values) {
    this.rows = rows;
    this.values = values;
  }

  /** Starts the vectors of meanings. */
  public static MeaningVectorsWriter ofMeanings(SnapshotWriter out) {
    return new MeaningVectorsWriter(
        IntColumnWriter.create(out, MeaningVectors.MEANINGS),
        ByteColumnWriter.create(out, MeaningVectors.MEANING_VALUES));
  }

  /** Starts the vectors of words. */
  public static MeaningVectorsWriter ofWords(SnapshotWriter out) {
    return new MeaningVectorsWriter(
        IntColumnWriter.create(out, MeaningVectors.WORDS),
        ByteColumnWriter.create(out, MeaningVectors.WORD_VALUES));
  }

  /**
   * Scales a vector so that the absolute value of its greatest coordinate becomes 127.
   *
   * @param vector at most {@link MeaningVectors#WIDTH} coordinates, not all of them 0
   * @param row receives {@link MeaningVectors#WIDTH} coordinates, the missing ones 0
   */
  public static void scale(float[] vector, byte[] row) {
    float greatest = 0;
    for (float value : vector) {
      greatest = Math.max(greatest, Math.abs(value));
    }
    for (int i = 0; i < MeaningVectors.WIDTH; i++) {
      float value = i < vector.length ? vector[i] / greatest * MAX_COORDINATE : 0;
      row[i] = (byte) Math.round(value);
    }
  }

  /**
   * Adds a vector.
   *
   * @param row the row of the meaning or the number of the word; rows ascend
   * @param coordinates {@link MeaningVectors#WIDTH} numbers from -127 to 127
   */
  public void add(int row, byte[] coordinates) {
    rows.add(row);
    for (int i = 0; i < MeaningVectors.WIDTH; i++) {
      values.add(MeaningVectors.ZERO + coordinates[i]);
    }
  }

  /** Writes the sections. */
  @Override
  public void close() {
    values.close();
    rows.close();
  }
}
