package org.lexhub.loader.learn.tagger;

import it.unimi.dsi.fastutil.floats.FloatArrayList;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.lexhub.loader.learn.walk.EpochShuffle;
import org.lexhub.store.sense.PosTagClass;
import org.lexhub.store.sense.PosTagFeatures;
import org.lexhub.store.sense.PosTagger;

/**
 * Learns the weights of {@link PosTagger} from words whose part of speech is known: multinomial
 * logistic regression, fitted word by word with the step sizes of AdaGrad (J. Duchi, E. Hazan, Y.
 * Singer, "Adaptive subgradient methods", JMLR 12, 2011). The prior of each word is given, so that
 * the weights express only the evidence of the sentence. The same words give the same weights.
 */
final class PosTagTrainer {
  /** A bit for each class. */
  static final int EVERY = (1 << PosTagClass.COUNT) - 1;

  private static final int POSSIBLE_END = 4 + PosTagClass.COUNT;
  private static final int ROW = PosTagFeatures.COUNT + 1;

  /** For each word its features, then {@code percent << 15 | possible << 4 | pos}. */
  private final IntArrayList rows = new IntArrayList();

  /** For each word the natural logarithms of its prior for each part of speech. */
  private final FloatArrayList priors = new FloatArrayList();

  private final float[] weights = new float[PosTagFeatures.SPACE * PosTagClass.COUNT];
  private final float[] squares = new float[weights.length];

  /** The weight of all words of each class. */
  private final double[] totals = new double[PosTagClass.COUNT];

  /** The factor of the weight of each class. */
  private final float[] shares = new float[PosTagClass.COUNT];

  private final float[] scores = new float[PosTagClass.COUNT];

  /**
   * Adds a word.
   *
   * @param possible a bit for each class that the word can have
   * @param pos the number of the class that it has
   * @param percent the weight of the word
   * @param shares the prior of each part of speech, null if it is unknown
   */
  void add(PosTagFeatures features, int possible, int pos, int percent, float @Nullable [] shares) {
    for (int i = 0; i < PosTagClass.COUNT; i++) {
      float share = shares == null || i >= shares.length ? 0 : shares[i];
      priors.add(share > 0 ? (float) StrictMath.log(share) : 0);
    }
    for (int i = 0; i < PosTagFeatures.COUNT; i++) {
      rows.add(features.get(i));
    }
    rows.add(percent << POSSIBLE_END | possible << 4 | pos);
    totals[pos] += percent;
  }

  /** Fits the weights and returns them: for each feature one for each part of speech. */
  float[] train() {
    Arrays.fill(squares, PosTagWeights.INITIAL_SQUARES);
    balance();
    EpochShuffle order = new EpochShuffle(rows.size() / ROW, new Random(PosTagWeights.SEED));
    for (int round = 0; round < PosTagWeights.ROUNDS; round++) {
      for (int row : order.next()) {
        step(row * ROW);
      }
    }
    return weights;
  }

  /**
   * Gives each closed class at most the weight that an open one has on average: the model is about
   * what surrounds a class, not about how frequent it is.
   */
  private void balance() {
    double open = 0;
    for (int i = 0; i < PosTagger.COUNT; i++) {
      open += totals[i] / PosTagger.COUNT;
    }
    for (int i = 0; i < PosTagClass.COUNT; i++) {
      shares[i] = i < PosTagger.COUNT ? 1 : (float) Math.min(1, open / Math.max(1, totals[i]));
    }
  }

  /**
   * Computes the probability of each open part of speech from the features alone, without a prior.
   */
  void likelihood(PosTagFeatures features, float[] likelihoods) {
    float max = Float.NEGATIVE_INFINITY;
    for (int c = 0; c < PosTagger.COUNT; c++) {
      likelihoods[c] = 0;
      for (int i = 0; i < PosTagFeatures.COUNT; i++) {
        likelihoods[c] += weights[features.get(i) * PosTagClass.COUNT + c];
      }
      max = Math.max(max, likelihoods[c]);
    }
    float sum = 0;
    for (int c = 0; c < PosTagger.COUNT; c++) {
      likelihoods[c] = (float) StrictMath.exp(likelihoods[c] - max);
      sum += likelihoods[c];
    }
    for (int c = 0; c < PosTagger.COUNT; c++) {
      likelihoods[c] /= sum;
    }
  }

  private void step(int start) {
    int target = rows.getInt(start + ROW - 1);
    int possible = (target >>> 4) & EVERY;
    score(start, possible);
    float amount = (target >>> POSSIBLE_END) / 100f * shares[target & 0xF];
    for (int c = 0; c < PosTagClass.COUNT; c++) {
      if ((possible >>> c & 1) != 0) {
        move(start, c, amount * (scores[c] - (c == (target & 0xF) ? 1 : 0)));
      }
    }
  }

  /** Sets the scores to the probabilities of the possible parts of speech. */
  private void score(int start, int possible) {
    float max = Float.NEGATIVE_INFINITY;
    for (int c = 0; c < PosTagClass.COUNT; c++) {
      float score = priors.getFloat(start / ROW * PosTagClass.COUNT + c);
      for (int i = 0; i < PosTagFeatures.COUNT; i++) {
        score += weights[rows.getInt(start + i) * PosTagClass.COUNT + c];
      }
      scores[c] = score;
      if ((possible >>> c & 1) != 0) {
        max = Math.max(max, score);
      }
    }
    float sum = 0;
    for (int c = 0; c < PosTagClass.COUNT; c++) {
      scores[c] = (possible >>> c & 1) == 0 ? 0 : (float) StrictMath.exp(scores[c] - max);
      sum += scores[c];
    }
    for (int c = 0; c < PosTagClass.COUNT; c++) {
      scores[c] /= sum;
    }
  }

  private void move(int start, int pos, float gradient) {
    for (int i = 0; i < PosTagFeatures.COUNT; i++) {
      int at = rows.getInt(start + i) * PosTagClass.COUNT + pos;
      squares[at] += gradient * gradient;
      weights[at] -= PosTagWeights.STEP * gradient / (float) Math.sqrt(squares[at]);
    }
  }
}
