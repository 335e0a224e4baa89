package org.lexhub.store.learn;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.Arrays;
import java.util.Random;
import org.lexhub.store.sense.VerbFrameFeatures;
import org.lexhub.store.sense.VerbFrameModel;
import org.lexhub.store.table.vocabulary.VerbFrames;

/**
 * Learns the weights of {@link VerbFrameModel} from verbs whose meaning is known: a conditional
 * log-linear model, fitted verb by verb with the step sizes of AdaGrad (J. Duchi, E. Hazan, Y.
 * Singer, "Adaptive subgradient methods", JMLR 12, 2011). The right meaning is told from the other
 * meanings of the verb, and from those that some other verbs have. The weights are the mean of
 * those on the way after the first round. The same verbs give the same weights.
 */
final class VerbFrameTrainer {
  private static final int ROUNDS = 5;
  private static final long SEED = 3;
  private static final float STEP = 0.05f;
  private static final float START = 1;
  private static final float AMONG_OTHERS = 0.5f;
  private static final float BESIDE = 0.3f;
  private static final int OTHERS = 8;
  private static final float MIN = 1e-3f;

  /** So many verbs lie between two looks at the weights. */
  private static final int STRIDE = 2000;

  /** More verbs than these are left out, which bounds memory. */
  private static final int MAX_VERBS = 400_000;

  /** For each verb its features. */
  private final IntArrayList features = new IntArrayList();

  /** For each verb how far the traits of the meanings that it may have go in {@link #traits}. */
  private final IntArrayList ends = new IntArrayList();

  /** Of each verb those of the right meaning first. */
  private final LongArrayList traits = new LongArrayList();

  private final float[] weights = new float[VerbFrameFeatures.SPACE * VerbFrames.OF_VERBS];
  private final float[] means = new float[weights.length];
  private int looks;
  private final float[] squares = new float[weights.length];
  private final float[] sums = new float[VerbFrames.OF_VERBS];
  private final float[] gradients = new float[VerbFrames.OF_VERBS];
  private final long[] among = new long[OTHERS + 1];
  private long[] candidates = new long[16];
  private float[] scores = new float[16];

  /** How many verbs were added. */
  int size() {
    return ends.size();
  }

  /**
   * Adds a verb.
   *
   * @param right the traits of the meaning that it has
   * @param others those of the other meanings that it could have
   */
  void add(VerbFrameFeatures seen, long right, LongArrayList others) {
    if (size() == MAX_VERBS) {
      return;
    }
    for (int i = 0; i < VerbFrameFeatures.COUNT; i++) {
      features.add(seen.get(i));
    }
    traits.add(right);
    traits.addAll(others);
    ends.add(traits.size());
  }

  /** Fits the weights: of each feature one for each trait. */
  float[] train() {
    Arrays.fill(squares, START);
    Random random = new Random(SEED);
    EpochShuffle order = new EpochShuffle(size(), random);
    for (int round = 0; round < ROUNDS; round++) {
      int[] verbs = order.next();
      for (int i = 0; i < verbs.length; i++) {
        learn(verbs[i], random);
        if (round > 0 && i % STRIDE == 0) {
          look();
        }
      }
    }
    for (int i = 0; i < means.length; i++) {
      means[i] /= Math.max(1, looks);
    }
    return means;
  }

  private void look() {
    looks++;
    for (int i = 0; i < means.length; i++) {
      means[i] += weights[i];
    }
  }

  private void learn(int verb, Random random) {
    int start = start(verb);
    int count = ends.getInt(verb) - start;
    if (count > 1) {
      if (candidates.length < count) {
        candidates = new long[count * 2];
        scores = new float[count * 2];
      }
      traits.getElements(start, candidates, 0, count);
      step(verb, candidates, count, 1);
    }
    among[0] = traits.getLong(start);
    int size = 1;
    for (int i = 0; i < OTHERS; i++) {
      long other = traits.getLong(start(random.nextInt(size())));
      if (VerbFrames.fieldOfVerb(other) != VerbFrames.fieldOfVerb(among[0])) {
        among[size++] = other;
      }
    }
    if (size > 1) {
      step(verb, among, size, count > 1 ? AMONG_OTHERS : BESIDE);
    }
  }

  private int start(int verb) {
    return verb == 0 ? 0 : ends.getInt(verb - 1);
  }

  /** Makes the first of some meanings likelier, and the others less likely. */
  private void step(int verb, long[] meanings, int count, float amount) {
    Arrays.fill(sums, 0);
    for (int i = 0; i < VerbFrameFeatures.COUNT; i++) {
      int row = features.getInt(verb * VerbFrameFeatures.COUNT + i) * VerbFrames.OF_VERBS;
      for (int trait = 0; trait < VerbFrames.OF_VERBS; trait++) {
        sums[trait] += weights[row + trait];
      }
    }
    score(meanings, count);
    Arrays.fill(gradients, 0);
    for (int i = 0; i < count; i++) {
      float gradient = amount * (scores[i] - (i == 0 ? 1 : 0));
      for (long rest = meanings[i]; rest != 0; rest &= rest - 1) {
        gradients[Long.numberOfTrailingZeros(rest)] += gradient;
      }
    }
    for (int i = 0; i < VerbFrameFeatures.COUNT; i++) {
      move(features.getInt(verb * VerbFrameFeatures.COUNT + i) * VerbFrames.OF_VERBS);
    }
  }

  /** Sets how likely each of some meanings is. */
  private void score(long[] meanings, int count) {
    float most = Float.NEGATIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      scores[i] = VerbFrames.sum(sums, meanings[i]);
      most = Math.max(most, scores[i]);
    }
    float all = 0;
    for (int i = 0; i < count; i++) {
      scores[i] = (float) StrictMath.exp(scores[i] - most);
      all += scores[i];
    }
    for (int i = 0; i < count; i++) {
      scores[i] /= all;
    }
  }

  private void move(int row) {
    for (int trait = 0; trait < VerbFrames.OF_VERBS; trait++) {
      float gradient = gradients[trait];
      if (Math.abs(gradient) >= MIN) {
        squares[row + trait] += gradient * gradient;
        weights[row + trait] -= STEP * gradient / (float) Math.sqrt(squares[row + trait]);
      }
    }
  }
}
