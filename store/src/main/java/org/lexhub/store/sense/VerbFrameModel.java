package org.lexhub.store.sense;

import java.util.Arrays;
import org.lexhub.store.column.IntColumn;
import org.lexhub.store.column.LongColumn;
import org.lexhub.store.column.ShortColumn;
import org.lexhub.store.english.Sentence;
import org.lexhub.store.snapshot.Snapshot;
import org.lexhub.store.table.vocabulary.VerbFrames;

/**
 * Tells which {@link VerbFrames} the verb of an English sentence seems to have, from the clause
 * around it: a log-linear model over {@link VerbFrameFeatures}, learned by the loader from the
 * glosses and examples of the snapshot itself.
 *
 * <p>Sections: {@code trait.meanings}, the ascending rows of meanings with traits of verbs; {@code
 * trait.bits}, these traits; {@code trait.persons}, ascending hashes of English spellings that
 * mostly name persons; {@code trait.weights}, for each feature the weights of the {@link
 * Traits#OF_VERBS} traits in {@link #ONE}ths, moved up by {@link #ZERO}. Without any meaning there
 * are no weights.
 */
public final class VerbFrameModel {
  public static final String MEANINGS = "trait.meanings";
  public static final String BITS = "trait.bits";
  public static final String PERSONS = "trait.persons";
  public static final String WEIGHTS = "trait.weights";
  public static final int ONE = 8192;
  public static final int ZERO = 1 << 15;

  private final IntColumn meanings;
  private final LongColumn bits;
  private final IntColumn persons;
  private final ShortColumn weights;

  private VerbFrameModel(Snapshot snapshot) {
    meanings = IntColumn.open(snapshot, MEANINGS);
    bits = LongColumn.open(snapshot, BITS);
    persons = IntColumn.open(snapshot, PERSONS);
    weights = ShortColumn.open(snapshot, WEIGHTS);
  }

  /** Opens the model of a snapshot. */
  public static VerbFrameModel open(Snapshot snapshot) {
    return new VerbFrameModel(snapshot);
  }

  /** How verbs with a meaning are used, a set of {@link VerbFrames}; 0 where nobody said. */
  public long traits(int meaning) {
    int row = meanings.indexOf(meaning);
    return row < 0 ? 0 : bits.get(row);
  }

  /** Whether an English spelling, by its hash, mostly names a person. */
  boolean isPerson(int hash) {
    return persons.indexOf(hash) >= 0;
  }

  /**
   * How strongly a sentence speaks for each trait of the verb that stands from {@code from} to
   * {@code to}, exclusive: natural logarithms, of which a meaning has the sum over its traits.
   *
   * @param scores is filled with {@link VerbFrames#OF_VERBS} numbers
   * @return whether the model knows anything
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
      for (int trait = 0; trait < VerbFrames.OF_VERBS; trait++) {
        scores[trait] += (weights.get(start + trait) - ZERO) / (float) ONE;
      }
    }
    return true;
  }

  /**
   * Checks order and bounds of all sections.
   *
   * @param size how many meanings there are
   */
  public static void verify(Snapshot s, int size) {
    ascending(s, MEANINGS);
    int rows = IntColumn.open(s, MEANINGS).size();
    IntColumn.verify(s, MEANINGS, rows, 0, size - 1);
    LongColumn.verify(s, BITS, rows, 1, VerbFrames.PERSON - 1);
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
