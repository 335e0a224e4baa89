package org.lexhub.loader.learn.walk;

import java.util.Arrays;
import java.util.Random;

/** The order of training examples: a new one in each epoch, the same on every machine. */
public final class EpochShuffle {
  private final int[] order;
  private final Random random;

  /**
   * Starts with the examples in ascending order.
   *
   * @param examples the number of examples
   * @param random the source of the orders; others may use it too
   */
  public EpochShuffle(int examples, Random random) {
    order = new int[examples];
    Arrays.setAll(order, i -> i);
    this.random = random;
  }

  /** Returns the examples of the next epoch. The next call changes the same array. */
  public int[] next() {
    for (int i = order.length - 1; i > 0; i--) {
      int j = random.nextInt(i + 1);
      int swapped = order[i];
      order[i] = order[j];
      order[j] = swapped;
    }
    return order;
  }
}
