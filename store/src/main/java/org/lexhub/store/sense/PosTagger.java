package org.lexhub.store.sense;

import org.lexhub.store.column.ByteColumn;
import org.lexhub.store.column.IntColumn;
import org.lexhub.store.column.ShortColumn;
import org.lexhub.store.english.Sentence;
import org.lexhub.store.snapshot.Snapshot;

/**
 * Tells the class of a word (noun, verb, adjective, adverb) from the English sentence around it: a
 * log-linear model over {@link PosTagFeatures}, learned by the loader from the examples of the
 * snapshot itself.
 *
 * <p>Sections: {@code wordclass.words}, ascending hashes of English spellings; {@code
 * wordclass.classes}, their {@link PosTagLexicon#classes}; {@code wordclass.weights}, for each
 * feature the weights of the four classes in {@link #ONE}ths, moved up by {@link #ZERO}.
 */
public final class PosTagger implements PosTagLexicon {
  /** How many classes are told apart: noun, verb, adjective, adverb, in this order. */
  public static final int COUNT = 4;

  /** The number of the class of verbs. */
  public static final int VERB = 1;

  public static final String WORDS = "wordclass.words";
  public static final String CLASSES = "wordclass.classes";
  public static final String WEIGHTS = "wordclass.weights";
  public static final int ONE = 4096;
  public static final int ZERO = 1 << 15;

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

  /** The class that a spelling mostly has, from 0 to 3; -1 where it is unknown. */
  public int usual(int hash) {
    int known = classes(hash);
    return known == UNKNOWN ? -1 : known >>> COUNT;
  }

  /** Adds to each class what a feature says for it, in natural logarithms. */
  private void addWeights(int feature, float[] scores) {
    for (int i = 0; i < COUNT; i++) {
      scores[i] += (weights.get(feature * COUNT + i) - ZERO) / (float) ONE;
    }
  }

  /**
   * How strongly a sentence speaks for each class of the words from {@code from} to {@code to},
   * exclusive: natural logarithms, of which only the differences mean something.
   *
   * @param scores is filled with {@link #COUNT} numbers
   */
  public void score(Sentence sentence, int from, int to, PosTagScratch scratch, float[] scores) {
    scratch.features.read(sentence, from, to, this);
    for (int i = 0; i < COUNT; i++) {
      scores[i] = 0;
    }
    for (int i = 0; i < PosTagFeatures.COUNT; i++) {
      addWeights(scratch.features.get(i), scores);
    }
  }

  /** Checks order and bounds of all sections. */
  public static void verify(Snapshot s) {
    IntColumn.verify(s, WORDS);
    IntColumn words = IntColumn.open(s, WORDS);
    for (int i = 1; i < words.size(); i++) {
      if (words.get(i) <= words.get(i - 1)) {
        throw s.corrupt(WORDS, "ascending hashes", words.get(i) + " at row " + i);
      }
    }
    ByteColumn.verify(s, CLASSES, words.size(), 1, COUNT << 4);
    ShortColumn.verify(s, WEIGHTS, PosTagFeatures.SPACE * COUNT, 0, 0xFFFF);
  }
}
