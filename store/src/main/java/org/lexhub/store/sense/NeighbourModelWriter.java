package org.lexhub.store.sense;

import org.lexhub.store.column.ByteColumnWriter;
import org.lexhub.store.snapshot.SnapshotWriter;

/** Writes the sections of a {@link NeighbourModel}. */
public final class NeighbourModelWriter implements AutoCloseable {
  private final ByteColumnWriter fields;
  private final ByteColumnWriter weights;

  private NeighbourModelWriter(SnapshotWriter out) {
    fields = ByteColumnWriter.create(out, NeighbourModel.FIELDS);
    weights = ByteColumnWriter.create(out, NeighbourModel.WEIGHTS);
  }

  /** Starts a model, which is empty unless all of the following is added. */
  public static NeighbourModelWriter create(SnapshotWriter out) {
    return new NeighbourModelWriter(out);
  }

  /**
   * Adds the next meaning.
   *
   * @param field a number of its lexicographer file from 1, 0 if it is unknown
   */
  public void addField(int field) {
    fields.add(field);
  }

  /**
   * Adds the weights, rounded and bounded to about -2.6 and 2.6.
   *
   * @param model {@link NeighbourModel#SPACE} numbers
   */
  public void addWeights(float[] model) {
    int most = NeighbourModel.ZERO - 1;
    for (float weight : model) {
      int scaled = Math.clamp(Math.round(weight * NeighbourModel.ONE), -most, most);
      weights.add(scaled + NeighbourModel.ZERO);
    }
  }

  /** Writes the sections. */
  @Override
  public void close() {
    weights.close();
    fields.close();
  }
}
