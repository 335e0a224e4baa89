package org.lexhub.store.learn;

import it.unimi.dsi.fastutil.floats.FloatArrayList;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.lexhub.store.sense.PosTagFeatures;
import org.lexhub.store.sense.PosTagger;

/**
 * Learns the weights of {@link PosTagger} from words whose class is known: multinomial logistic
 * regression, fitted word by word with the step sizes of AdaGrad (J. Duchi, E. Hazan, Y. Singer,
 * "Adaptive subgradient methods", JMLR 12, 2011). How often a word has each class is given, so that
 * the weights say only what the sentence adds. The same words give the same weights.
 */
final class PosTagTrainer {
  private static final int ROUNDS = 3;
  private static final long SEED = 3;
  private static final float STEP = 0.1f;
  private static final float START = 0.1f;
  private static final int ROW = PosTagFeatures.COUNT + 1;

  /** For each word its features, then {@code weight * 100 << 8 | possible << 4 | class}. */
  private final IntArrayList rows = new IntArrayList();

  /** For each word the natural logarithms of how often it has each class. */
  private final FloatArrayList usual = new FloatArrayList();

  private final float[] weights = new float[PosTagFeatures.SPACE * PosTagger.COUNT];
  private final float[] squares = new float[weights.length];
  private final float[] scores = new float[PosTagger.COUNT];

  /**
   * Adds a word.
   *
   * @param possible a bit for each class that the word could have
   * @param wordClass the class that it has
   * @param percent how much it counts
   * @param shares how often the word has each class, of which the sentence need not tell; null
   *     where that is not known
   */
  void add(
      PosTagFeatures features,
      int possible,
      int wordClass,
      int percent,
      float @Nullable [] shares) {
    for (int i = 0; i < PosTagger.COUNT; i++) {
      float share = shares == null ? 0 : shares[i];
      usual.add(share > 0 ? (float) StrictMath.log(share) : 0);
    }
    for (int i = 0; i < PosTagFeatures.COUNT; i++) {
      rows.add(features.get(i));
    }
    rows.add(percent << 8 | possible << 4 | wordClass);
  }

  /** Fits the weights: of each feature one for each class. */
  float[] train() {
    java.util.Arrays.fill(squares, START);
    EpochShuffle order = new EpochShuffle(rows.size() / ROW, new Random(SEED));
    for (int round = 0; round < ROUNDS; round++) {
      for (int row : order.next()) {
        step(row * ROW);
      }
    }
    return weights;
  }

  /** How likely each class is by what is seen around a word, whatever the word usually is. */
  void likelihood(PosTagFeatures features, float[] likely) {
    float most = Float.NEGATIVE_INFINITY;
    for (int c = 0; c < PosTagger.COUNT; c++) {
      likely[c] = 0;
      for (int i = 0; i < PosTagFeatures.COUNT; i++) {
        likely[c] += weights[features.get(i) * PosTagger.COUNT + c];
      }
      most = Math.max(most, likely[c]);
    }
    float all = 0;
    for (int c = 0; c < PosTagger.COUNT; c++) {
      likely[c] = (float) StrictMath.exp(likely[c] - most);
      all += likely[c];
    }
    for (int c = 0; c < PosTagger.COUNT; c++) {
      likely[c] /= all;
    }
  }

  private void step(int start) {
    int target = rows.getInt(start + ROW - 1);
    int possible = (target >>> 4) & 0xF;
    score(start, possible);
    float amount = (target >>> 8) / 100f;
    for (int c = 0; c < PosTagger.COUNT; c++) {
      if ((possible >>> c & 1) != 0) {
        move(start, c, amount * (scores[c] - (c == (target & 0xF) ? 1 : 0)));
      }
    }
  }

  /** Sets the probabilities of the possible classes. */
  private void score(int start, int possible) {
    float most = Float.NEGATIVE_INFINITY;
    for (int c = 0; c < PosTagger.COUNT; c++) {
      float sum = usual.getFloat(start / ROW * PosTagger.COUNT + c);
      for (int i = 0; i < PosTagFeatures.COUNT; i++) {
        sum += weights[rows.getInt(start + i) * PosTagger.COUNT + c];
      }
      scores[c] = sum;
      if ((possible >>> c & 1) != 0) {
        most = Math.max(most, sum);
      }
    }
    float all = 0;
    for (int c = 0; c < PosTagger.COUNT; c++) {
      scores[c] = (possible >>> c & 1) == 0 ? 0 : (float) StrictMath.exp(scores[c] - most);
      all += scores[c];
    }
    for (int c = 0; c < PosTagger.COUNT; c++) {
      scores[c] /= all;
    }
  }

  private void move(int start, int wordClass, float gradient) {
    for (int i = 0; i < PosTagFeatures.COUNT; i++) {
      int at = rows.getInt(start + i) * PosTagger.COUNT + wordClass;
      squares[at] += gradient * gradient;
      weights[at] -= STEP * gradient / (float) Math.sqrt(squares[at]);
    }
  }
}
