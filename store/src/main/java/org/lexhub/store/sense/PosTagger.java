package org.lexhub.store.sense;

import org.lexhub.store.column.ByteColumn;
import org.lexhub.store.column.IntColumn;
import org.lexhub.store.column.ShortColumn;
import org.lexhub.store.english.Sentence;
import org.lexhub.store.snapshot.CorruptSnapshotException;
import org.lexhub.store.snapshot.Snapshot;

/**
 * Scores the parts of speech of {@link PosTagClass} for a word of an English sentence: a log-linear
 * model over {@link PosTagFeatures}. The loader trains it on the examples of the snapshot itself.
 * The package description lists the sections.
 */
public final class PosTagger implements PosTagLexicon {
  /** The number of open parts of speech: noun, verb, adjective, adverb, in this order. */
  public static final int COUNT = 4;

  /** The number of the part of speech of verbs. */
  public static final int VERB = 1;

  static final String WORDS = "wordclass.words";
  static final String CLASSES = "wordclass.classes";
  static final String WEIGHTS = "wordclass.weights";

  /** The difference between the stored weights 0 and 1. */
  static final int ONE = 4096;

  /** The weight 0, as it is stored. */
  static final int ZERO = 1 << 15;

  private final IntColumn words;
  private final ByteColumn classes;
  private final ShortColumn weights;

  private PosTagger(Snapshot snapshot) {
    words = IntColumn.open(snapshot, WORDS);
    classes = ByteColumn.open(snapshot, CLASSES);
    weights = ShortColumn.open(snapshot, WEIGHTS);
  }

  /** Opens the model of a snapshot. */
  public static PosTagger open(Snapshot snapshot) {
    return new PosTagger(snapshot);
  }

  @Override
  public int classes(int hash) {
    int row = words.indexOf(hash);
    return row < 0 ? UNKNOWN : classes.get(row);
  }

  /**
   * Returns the most frequent part of speech of a spelling, from 0 to 3; -1 where the spelling is
   * unknown.
   */
  public int usual(int hash) {
    int known = classes(hash);
    return known == UNKNOWN ? -1 : known >>> COUNT;
  }

  /** Returns whether a spelling is known and has only one part of speech in most of its uses. */
  public boolean isOnly(int hash) {
    return Integer.bitCount(classes(hash) & (1 << COUNT) - 1) == 1;
  }

  /** Adds the weights of a feature to the scores. */
  private void addWeights(int feature, float[] scores) {
    for (int i = 0; i < PosTagClass.COUNT; i++) {
      scores[i] += (weights.get(feature * PosTagClass.COUNT + i) - ZERO) / (float) ONE;
    }
  }

  /**
   * Scores each part of speech for the words from {@code from} to {@code to}, exclusive, by the
   * sentence around them.
   *
   * @param scores receives {@link PosTagClass#COUNT} natural logarithms, of which only the
   *     differences are significant
   */
  public void score(Sentence sentence, int from, int to, PosTagScratch scratch, float[] scores) {
    scratch.features.read(sentence, from, to, this);
    for (int i = 0; i < PosTagClass.COUNT; i++) {
      scores[i] = 0;
    }
    for (int i = 0; i < PosTagFeatures.COUNT; i++) {
      addWeights(scratch.features.get(i), scores);
    }
  }

  /**
   * Checks order and bounds of all sections.
   *
   * @throws CorruptSnapshotException if a section contradicts the format
   */
  public static void verify(Snapshot s) {
    IntColumn.verify(s, WORDS);
    IntColumn words = IntColumn.open(s, WORDS);
    for (int i = 1; i < words.size(); i++) {
      if (words.get(i) <= words.get(i - 1)) {
        throw s.corrupt(WORDS, "ascending hashes", words.get(i) + " at row " + i);
      }
    }
    ByteColumn.verify(s, CLASSES, words.size(), 1, COUNT << 4);
    ShortColumn.verify(s, WEIGHTS, PosTagFeatures.SPACE * PosTagClass.COUNT, 0, 0xFFFF);
  }
}
