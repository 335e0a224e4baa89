package org.lexhub.loader.learn;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.Arrays;
import java.util.Random;
import org.lexhub.loader.learn.walk.EpochShuffle;
import org.lexhub.store.sense.VerbFrameFeatures;
import org.lexhub.store.sense.VerbFrameModel;
import org.lexhub.store.table.vocabulary.VerbFrames;

/**
 * Learns the weights of {@link VerbFrameModel} from verbs whose meaning is known: a conditional
 * log-linear model, fitted verb by verb with the step sizes of AdaGrad (J. Duchi, E. Hazan, Y.
 * Singer, "Adaptive subgradient methods", JMLR 12, 2011). The right meaning is compared with the
 * other meanings of the verb, and with meanings of random other verbs. The result is the mean of
 * samples of the weights after the first round. The same verbs give the same weights.
 */
final class VerbFrameTrainer {
  /** For each verb its features. */
  private final IntArrayList features = new IntArrayList();

  /** For each verb the end of its meanings in {@link #frames}. */
  private final IntArrayList ends = new IntArrayList();

  /** The frames of the meanings of all verbs, for each verb the right meaning first. */
  private final LongArrayList frames = new LongArrayList();

  private final float[] weights = new float[VerbFrameFeatures.SPACE * VerbFrames.OF_VERBS];
  private final float[] means = new float[weights.length];
  private int samples;
  private final float[] squares = new float[weights.length];
  private final float[] sums = new float[VerbFrames.OF_VERBS];
  private final float[] gradients = new float[VerbFrames.OF_VERBS];
  private final long[] compared = new long[VerbFrameWeights.COMPARED_VERBS + 1];
  private long[] candidates = new long[16];
  private float[] scores = new float[16];

  /** Returns the number of verbs. */
  int size() {
    return ends.size();
  }

  /**
   * Adds a verb.
   *
   * @param right the frames of the meaning that it has
   * @param others the frames of the other meanings that it can have
   */
  void add(VerbFrameFeatures verb, long right, LongArrayList others) {
    if (size() == VerbFrameWeights.MAX_VERBS) {
      return;
    }
    for (int i = 0; i < VerbFrameFeatures.COUNT; i++) {
      features.add(verb.get(i));
    }
    frames.add(right);
    frames.addAll(others);
    ends.add(frames.size());
  }

  /** Fits the weights and returns them: for each feature one for each frame. */
  float[] train() {
    Arrays.fill(squares, VerbFrameWeights.INITIAL_SQUARES);
    Random random = new Random(VerbFrameWeights.SEED);
    EpochShuffle order = new EpochShuffle(size(), random);
    for (int round = 0; round < VerbFrameWeights.ROUNDS; round++) {
      int[] verbs = order.next();
      for (int i = 0; i < verbs.length; i++) {
        learn(verbs[i], random);
        if (round > 0 && i % VerbFrameWeights.SAMPLE_INTERVAL == 0) {
          addSample();
        }
      }
    }
    for (int i = 0; i < means.length; i++) {
      means[i] /= Math.max(1, samples);
    }
    return means;
  }

  private void addSample() {
    samples++;
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
      frames.getElements(start, candidates, 0, count);
      step(verb, candidates, count, 1);
    }
    compared[0] = frames.getLong(start);
    int size = 1;
    for (int i = 0; i < VerbFrameWeights.COMPARED_VERBS; i++) {
      long other = frames.getLong(start(random.nextInt(size())));
      if (VerbFrames.fieldOfVerb(other) != VerbFrames.fieldOfVerb(compared[0])) {
        compared[size++] = other;
      }
    }
    if (size > 1) {
      boolean alone = count == 1;
      float weight = alone ? VerbFrameWeights.OTHER_VERBS_ALONE : VerbFrameWeights.OTHER_VERBS;
      step(verb, compared, size, weight);
    }
  }

  private int start(int verb) {
    return verb == 0 ? 0 : ends.getInt(verb - 1);
  }

  /** Moves the weights so that the first of some meanings becomes likelier than the others. */
  private void step(int verb, long[] meanings, int count, float weight) {
    Arrays.fill(sums, 0);
    for (int i = 0; i < VerbFrameFeatures.COUNT; i++) {
      int row = features.getInt(verb * VerbFrameFeatures.COUNT + i) * VerbFrames.OF_VERBS;
      for (int frame = 0; frame < VerbFrames.OF_VERBS; frame++) {
        sums[frame] += weights[row + frame];
      }
    }
    score(meanings, count);
    Arrays.fill(gradients, 0);
    for (int i = 0; i < count; i++) {
      float gradient = weight * (scores[i] - (i == 0 ? 1 : 0));
      for (long rest = meanings[i]; rest != 0; rest &= rest - 1) {
        gradients[Long.numberOfTrailingZeros(rest)] += gradient;
      }
    }
    for (int i = 0; i < VerbFrameFeatures.COUNT; i++) {
      move(features.getInt(verb * VerbFrameFeatures.COUNT + i) * VerbFrames.OF_VERBS);
    }
  }

  /** Sets the scores to the probabilities of some meanings. */
  private void score(long[] meanings, int count) {
    float max = Float.NEGATIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      scores[i] = VerbFrames.sum(sums, meanings[i]);
      max = Math.max(max, scores[i]);
    }
    float all = 0;
    for (int i = 0; i < count; i++) {
      scores[i] = (float) StrictMath.exp(scores[i] - max);
      all += scores[i];
    }
    for (int i = 0; i < count; i++) {
      scores[i] /= all;
    }
  }

  private void move(int row) {
    for (int frame = 0; frame < VerbFrames.OF_VERBS; frame++) {
      float gradient = gradients[frame];
      if (Math.abs(gradient) >= VerbFrameWeights.MIN_GRADIENT) {
        int at = row + frame;
        squares[at] += gradient * gradient;
        weights[at] -= VerbFrameWeights.STEP * gradient / (float) Math.sqrt(squares[at]);
      }
    }
  }
}
