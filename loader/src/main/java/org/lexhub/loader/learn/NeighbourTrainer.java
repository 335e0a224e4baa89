package org.lexhub.loader.learn;

import it.unimi.dsi.fastutil.floats.FloatArrayList;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import java.util.Random;
import org.lexhub.loader.learn.walk.EpochShuffle;
import org.lexhub.store.english.WordHash;
import org.lexhub.store.sense.NeighbourFeatures;
import org.lexhub.store.sense.NeighbourModel;

/**
 * Learns the weights of {@link NeighbourModel} from words whose meaning is known: a conditional
 * log-linear model, fitted word by word with the step sizes of AdaGrad (J. Duchi, E. Hazan, Y.
 * Singer, "Adaptive subgradient methods", JMLR 12, 2011). The prior of each meaning is given, so
 * that the weights express only the evidence of the sentence. The same words give the same weights.
 */
final class NeighbourTrainer {
  /** The number of counters of features, a power of two. */
  private static final int COUNTERS = 1 << 22;

  private final IntArrayList features = new IntArrayList();
  private final IntArrayList featureEnds = new IntArrayList();

  /** For each word its meanings, the right one first, with the logarithms of their priors. */
  private final IntArrayList meanings = new IntArrayList();

  private final FloatArrayList priors = new FloatArrayList();
  private final IntArrayList meaningEnds = new IntArrayList();

  private final FloatArrayList importances = new FloatArrayList();
  private final byte[] fields;
  private final float[] weights = new float[NeighbourModel.SPACE];
  private final float[] squares = new float[NeighbourModel.SPACE];
  private final int[] counts = new int[COUNTERS];
  private float[] scores = new float[64];

  /**
   * Starts without words.
   *
   * @param fields the lexicographer file of each meaning, from 1; 0 unknown
   */
  NeighbourTrainer(byte[] fields) {
    this.fields = fields;
  }

  /** Returns the number of words. */
  int size() {
    return featureEnds.size();
  }

  /**
   * Adds a word.
   *
   * @param candidates the meanings that it can have, the right one first
   * @param shares the prior of each of them
   * @param importance how often it counts at each step; more than 1 for an illustration
   */
  void add(
      NeighbourFeatures word, IntArrayList candidates, FloatArrayList shares, float importance) {
    if (size() == NeighbourWeights.MAX_WORDS) {
      return;
    }
    importances.add(importance);
    for (int i = 0; i < word.size(); i++) {
      features.add(word.get(i));
      counts[counter(word.get(i))]++;
      if (i + 1 == NeighbourFeatures.LOCAL) {
        features.add(0);
      }
    }
    featureEnds.add(features.size());
    for (int i = 0; i < candidates.size(); i++) {
      meanings.add(candidates.getInt(i));
      priors.add((float) StrictMath.log(shares.getFloat(i)));
    }
    meaningEnds.add(meanings.size());
  }

  private static int counter(int feature) {
    return WordHash.finish(feature) & (COUNTERS - 1);
  }

  /** Fits the weights and returns them. */
  float[] train() {
    Arrays.fill(squares, NeighbourWeights.INITIAL_SQUARES);
    EpochShuffle order = new EpochShuffle(size(), new Random(NeighbourWeights.SEED));
    for (int round = 0; round < NeighbourWeights.ILLUSTRATION_ROUNDS; round++) {
      for (int word : order.next()) {
        if (round < NeighbourWeights.ROUNDS || importances.getFloat(word) > 1) {
          learn(word);
        }
      }
    }
    return weights;
  }

  private void learn(int word) {
    int first = start(meaningEnds, word);
    int count = meaningEnds.getInt(word) - first;
    if (scores.length < count) {
      scores = new float[count * 2];
    }
    float max = Float.NEGATIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      scores[i] = priors.getFloat(first + i) + walk(word, meanings.getInt(first + i), 0);
      max = Math.max(max, scores[i]);
    }
    float sum = 0;
    for (int i = 0; i < count; i++) {
      scores[i] = (float) StrictMath.exp(scores[i] - max);
      sum += scores[i];
    }
    for (int i = 0; i < count; i++) {
      float gradient = scores[i] / sum - (i == 0 ? 1 : 0);
      if (Math.abs(gradient) >= NeighbourWeights.MIN_GRADIENT) {
        walk(word, meanings.getInt(first + i), importances.getFloat(word) * gradient);
      }
    }
  }

  /** Moves the weights of a meaning against a gradient, unless it is 0; returns their sum. */
  private float walk(int word, int meaning, float gradient) {
    int byMeaning = NeighbourModel.meaningClass(meaning);
    int byField = NeighbourModel.fieldClass(fields[meaning]);
    float share = 1;
    float sum = 0;
    int local = start(featureEnds, word) + NeighbourFeatures.LOCAL;
    for (int i = start(featureEnds, word); i < featureEnds.getInt(word); i++) {
      if (i == local) {
        share = NeighbourModel.STEM_SHARE;
        continue;
      }
      int feature = features.getInt(i);
      if (counts[counter(feature)] >= NeighbourWeights.MIN_COUNT) {
        sum += share * use(NeighbourModel.place(feature, byMeaning), share * gradient);
        if (fields[meaning] != 0) {
          sum += share * use(NeighbourModel.place(feature, byField), share * gradient);
        }
      }
    }
    return sum;
  }

  private float use(int place, float gradient) {
    if (gradient != 0) {
      squares[place] += gradient * gradient;
      weights[place] -= NeighbourWeights.STEP * gradient / (float) Math.sqrt(squares[place]);
    }
    return weights[place];
  }

  private static int start(IntArrayList ends, int row) {
    return row == 0 ? 0 : ends.getInt(row - 1);
  }
}
