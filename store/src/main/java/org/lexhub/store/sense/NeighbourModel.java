package org.lexhub.store.sense;

import org.lexhub.store.column.ByteColumn;
import org.lexhub.store.english.WordHash;
import org.lexhub.store.snapshot.CorruptSnapshotException;
import org.lexhub.store.snapshot.Snapshot;

/**
 * Scores the senses of an English word by its neighbours in a sentence: a log-linear model over
 * {@link NeighbourFeatures}, in which each feature has a weight for the meaning and one for the
 * lexicographer file of the meaning, such as "person" or "motion". So a sense that was never seen
 * in a sentence is judged by those of its kind. The weights are in one hashed table (K. Weinberger
 * and others, "Feature hashing for large scale multitask learning", ICML 2009). The package
 * description lists the sections.
 */
public final class NeighbourModel {
  /** The number of weights, a power of two. */
  public static final int SPACE = 1 << 21;

  /** The factor of the weight of a stem of the sentence. */
  public static final float STEM_SHARE = 0.5f;

  static final String FIELDS = "neighbour.fields";
  static final String WEIGHTS = "neighbour.weights";

  /** The difference between the stored weights 0 and 1. */
  static final int ONE = 48;

  /** The weight 0, as it is stored. */
  static final int ZERO = 128;

  private static final int MEANING = 0x3c6ef372;
  private static final int FIELD = 0x1f83d9ab;

  private final ByteColumn fields;
  private final ByteColumn weights;

  private NeighbourModel(Snapshot snapshot) {
    fields = ByteColumn.open(snapshot, FIELDS);
    weights = ByteColumn.open(snapshot, WEIGHTS);
  }

  /** Opens the model of a snapshot. */
  public static NeighbourModel open(Snapshot snapshot) {
    return new NeighbourModel(snapshot);
  }

  /** Returns whether the snapshot has a model: it was loaded with sentences with marked senses. */
  public boolean isKnown() {
    return weights.size() > 0;
  }

  /**
   * Returns the score of a meaning, a natural logarithm of which only differences between the
   * meanings of a word are significant. The snapshot must have a model.
   */
  public float score(NeighbourFeatures features, int meaning) {
    int byMeaning = meaningClass(meaning);
    int field = fields.get(meaning);
    int byField = fieldClass(field);
    int local = 0;
    int stems = 0;
    for (int i = 0; i < features.size(); i++) {
      int feature = features.get(i);
      int weight = weights.get(place(feature, byMeaning)) - ZERO;
      weight += field == 0 ? 0 : weights.get(place(feature, byField)) - ZERO;
      if (i < NeighbourFeatures.LOCAL) {
        local += weight;
      } else {
        stems += weight;
      }
    }
    return (local + STEM_SHARE * stems) / ONE;
  }

  /** Returns the class of a meaning. */
  public static int meaningClass(int meaning) {
    return WordHash.finish(meaning ^ MEANING);
  }

  /** Returns the class of all meanings of a lexicographer file. */
  public static int fieldClass(int field) {
    return WordHash.finish(field ^ FIELD);
  }

  /** Returns the place of the weight of a feature for a class. */
  public static int place(int feature, int ofClass) {
    return WordHash.finish(feature ^ ofClass) & (SPACE - 1);
  }

  /**
   * Checks order and bounds of all sections.
   *
   * @param size the number of all meanings
   * @throws CorruptSnapshotException if a section contradicts the format
   */
  public static void verify(Snapshot s, int size) {
    boolean known = ByteColumn.open(s, WEIGHTS).size() > 0;
    ByteColumn.verify(s, FIELDS, known ? size : 0, 0, 255);
    ByteColumn.verify(s, WEIGHTS, known ? SPACE : 0, 1, 255);
  }
}
