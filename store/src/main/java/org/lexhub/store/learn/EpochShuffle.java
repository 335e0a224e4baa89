package org.lexhub.store.learn;

import java.util.Arrays;
import java.util.Random;

/** The order in which examples teach: another one in each round, the same on every machine. */
final class EpochShuffle {
  private final int[] order;
  private final Random random;

  /** Orders as many examples as there are; the random numbers may be used for more. */
  EpochShuffle(int examples, Random random) {
    order = new int[examples];
    Arrays.setAll(order, i -> i);
    this.random = random;
  }

  /** The examples of the next round; the array stays the order's own. */
  int[] next() {
    for (int i = order.length - 1; i > 0; i--) {
      int j = random.nextInt(i + 1);
      int kept = order[i];
      order[i] = order[j];
      order[j] = kept;
    }
    return order;
  }
}
