package org.lexhub.store.sense;

import org.lexhub.store.column.IntColumnWriter;
import org.lexhub.store.column.LongColumnWriter;
import org.lexhub.store.column.ShortColumnWriter;
import org.lexhub.store.snapshot.SnapshotWriter;
import org.lexhub.store.table.vocabulary.VerbFrames;

/** Writes a {@link VerbFrameModel}: meanings, spellings of persons, weights; in any order. */
public final class VerbFrameModelWriter implements AutoCloseable {
  private final IntColumnWriter meanings;
  private final LongColumnWriter frames;
  private final IntColumnWriter persons;
  private final ShortColumnWriter weights;

  private VerbFrameModelWriter(SnapshotWriter out) {
    meanings = IntColumnWriter.create(out, VerbFrameModel.MEANINGS);
    frames = LongColumnWriter.create(out, VerbFrameModel.FRAMES);
    persons = IntColumnWriter.create(out, VerbFrameModel.PERSONS);
    weights = ShortColumnWriter.create(out, VerbFrameModel.WEIGHTS);
  }

  /** Starts without meanings. */
  public static VerbFrameModelWriter create(SnapshotWriter out) {
    return new VerbFrameModelWriter(out);
  }

  /**
   * Adds a meaning that has frames of verbs.
   *
   * @param meaning its row; rows ascend
   * @param frames a set of {@link VerbFrames}, not empty and without {@link VerbFrames#PERSON}
   */
  public void addMeaning(int meaning, long frames) {
    meanings.add(meaning);
    this.frames.add(frames);
  }

  /** Adds the hash of an English spelling that mostly names a person; hashes ascend. */
  public void addPerson(int hash) {
    persons.add(hash);
  }

  /**
   * Adds the weights of the model, rounded and bounded to -4 and 4. Without meanings there must be
   * none.
   *
   * @param model {@link VerbFrameFeatures#SPACE} times {@link VerbFrames#OF_VERBS} numbers: for
   *     each feature one for each frame
   */
  public void addWeights(float[] model) {
    for (float weight : model) {
      int scaled = Math.round(weight * VerbFrameModel.ONE) + VerbFrameModel.ZERO;
      weights.add(Math.clamp(scaled, 0, 0xFFFF));
    }
  }

  /** Writes the sections. */
  @Override
  public void close() {
    weights.close();
    persons.close();
    frames.close();
    meanings.close();
  }
}
