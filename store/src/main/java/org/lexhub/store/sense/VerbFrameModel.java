package org.lexhub.store.sense;

import java.util.Arrays;
import org.lexhub.store.column.IntColumn;
import org.lexhub.store.column.LongColumn;
import org.lexhub.store.column.ShortColumn;
import org.lexhub.store.english.Sentence;
import org.lexhub.store.snapshot.CorruptSnapshotException;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.table.vocabulary.VerbFrames;

/**
 * Scores the {@link VerbFrames} of the verb of an English sentence by the clause around it: a
 * log-linear model over {@link VerbFrameFeatures}. The loader trains it on the glosses and examples
 * of the snapshot itself. Without any meaning that has frames there are no weights. The package
 * description lists the sections.
 */
public final class VerbFrameModel {
  static final String MEANINGS = "trait.meanings";
  static final String FRAMES = "trait.bits";
  static final String PERSONS = "trait.persons";
  static final String WEIGHTS = "trait.weights";

  /** The difference between the stored weights 0 and 1. */
  static final int ONE = 8192;

  /** The weight 0, as it is stored. */
  static final int ZERO = 1 << 15;

  private final IntColumn meanings;
  private final LongColumn frames;
  private final IntColumn persons;
  private final ShortColumn weights;

  private VerbFrameModel(Snapshot snapshot) {
    meanings = IntColumn.open(snapshot, MEANINGS);
    frames = LongColumn.open(snapshot, FRAMES);
    persons = IntColumn.open(snapshot, PERSONS);
    weights = ShortColumn.open(snapshot, WEIGHTS);
  }

  /** Opens the model of a snapshot. */
  public static VerbFrameModel open(Snapshot snapshot) {
    return new VerbFrameModel(snapshot);
  }

  /** Returns the {@link VerbFrames} of a meaning, 0 where they are unknown. */
  public long traits(int meaning) {
    int row = meanings.indexOf(meaning);
    return row < 0 ? 0 : frames.get(row);
  }

  /** Returns whether an English spelling, given by its hash, mostly names a person. */
  boolean isPerson(int hash) {
    return persons.indexOf(hash) >= 0;
  }

  /**
   * Scores each frame for the verb from {@code from} to {@code to}, exclusive, by the sentence
   * around it. The score of a meaning is the sum over its frames.
   *
   * @param scores receives {@link VerbFrames#OF_VERBS} natural logarithms, all 0 without a model
   * @return whether the snapshot has a model
   */
  public boolean score(
      Sentence sentence,
      int from,
      int to,
      PosTagger classes,
      VerbFrameScratch scratch,
      float[] scores) {
    Arrays.fill(scores, 0);
    if (weights.size() == 0) {
      return false;
    }
    scratch.use(this, classes);
    scratch.features.read(sentence, from, to, scratch);
    for (int i = 0; i < VerbFrameFeatures.COUNT; i++) {
      int start = scratch.features.get(i) * VerbFrames.OF_VERBS;
      for (int frame = 0; frame < VerbFrames.OF_VERBS; frame++) {
        scores[frame] += (weights.get(start + frame) - ZERO) / (float) ONE;
      }
    }
    return true;
  }

  /**
   * Checks order and bounds of all sections.
   *
   * @param size the number of all meanings
   * @throws CorruptSnapshotException if a section contradicts the format
   */
  public static void verify(Snapshot s, int size) {
    ascending(s, MEANINGS);
    int rows = IntColumn.open(s, MEANINGS).size();
    IntColumn.verify(s, MEANINGS, rows, 0, size - 1);
    LongColumn.verify(s, FRAMES, rows, 1, VerbFrames.PERSON - 1);
    ascending(s, PERSONS);
    int weights = rows == 0 ? 0 : VerbFrameFeatures.SPACE * VerbFrames.OF_VERBS;
    ShortColumn.verify(s, WEIGHTS, weights, 0, 0xFFFF);
  }

  private static void ascending(Snapshot s, String name) {
    IntColumn column = IntColumn.open(s, name);
    for (int i = 1; i < column.size(); i++) {
      if (column.get(i) <= column.get(i - 1)) {
        throw s.corrupt(name, "ascending numbers", column.get(i) + " at row " + i);
      }
    }
  }
}
