package org.lexhub.store.translation.evidence;

import java.util.Arrays;
import org.lexhub.store.sense.MeaningVectors;

/** The direction of the words of a text in the space of meanings. Reusable; allocates nothing. */
public final class ContextVector {
  private final float[] sum = new float[MeaningVectors.WIDTH];
  private final byte[] row = new byte[MeaningVectors.WIDTH];
  private boolean known;

  /** Creates a vector without a direction. */
  public ContextVector() {}

  /** Sets the direction to that of the sum of the words of a bag, each by its weight. */
  public void read(WordBag bag, MeaningVectors vectors) {
    Arrays.fill(sum, 0);
    for (int i = 0; i < bag.size(); i++) {
      vectors.addWord(bag.word(i), bag.weight(i), sum, row);
    }
    double squares = 0;
    for (float value : sum) {
      squares += value * value;
    }
    known = squares > 0;
    float scale = known ? (float) (1 / Math.sqrt(squares)) : 0;
    for (int i = 0; i < sum.length; i++) {
      sum[i] *= scale;
    }
  }

  /** Returns the cosine between the text and a meaning, -1 to 1; 0 if either is unknown. */
  public float near(int meaning, MeaningVectors vectors) {
    return known ? vectors.cosine(meaning, sum, row) : 0;
  }
}
