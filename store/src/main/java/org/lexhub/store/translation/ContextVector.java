package org.lexhub.store.translation;

import java.util.Arrays;
import org.lexhub.store.sense.MeaningVectors;

/** Where the words of a sentence lie together among the meanings. Reusable; allocates nothing. */
final class ContextVector {
  private final float[] sum = new float[MeaningVectors.WIDTH];
  private final byte[] row = new byte[MeaningVectors.WIDTH];
  private boolean known;

  /** Takes the direction of the words of a bag, each by its rarity. */
  void read(WordBag bag, MeaningVectors vectors) {
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

  /** How near a meaning lies, from -1 to 1; 0 where nothing is known. */
  float near(int meaning, MeaningVectors vectors) {
    return known ? vectors.cosine(meaning, sum, row) : 0;
  }
}
