package org.lexhub.store.table.pair;

import org.lexhub.store.table.SenseTable;

/**
 * Public ids of pairs: the Szudzik pairing of the two sense ids ("An Elegant Pairing Function",
 * 2006), so that a pair keeps its id as long as its senses keep theirs, and the id gives the
 * senses.
 */
public final class PairId {
  /** The bound below which sense ids stay, so that pair ids stay below 2^53. */
  public static final int SENSE_ID_BOUND = SenseTable.ID_BOUND;

  private PairId() {}

  /**
   * Returns the id of a pair.
   *
   * @throws IllegalArgumentException if a sense id is negative or not below {@link #SENSE_ID_BOUND}
   */
  public static long of(int sourceSenseId, int targetSenseId) {
    check(sourceSenseId);
    check(targetSenseId);
    long x = sourceSenseId;
    long y = targetSenseId;
    return x < y ? y * y + x : x * x + x + y;
  }

  /** Returns the id of the source sense of a pair. */
  public static int source(long id) {
    long root = root(id);
    long rest = id - root * root;
    return (int) (rest < root ? rest : root);
  }

  /** Returns the id of the target sense of a pair. */
  public static int target(long id) {
    long root = root(id);
    long rest = id - root * root;
    return (int) (rest < root ? root : rest - root);
  }

  private static void check(int senseId) {
    if (senseId < 0 || senseId >= SENSE_ID_BOUND) {
      throw new IllegalArgumentException(
          "sense id " + senseId + " does not fit into a pair id; the bound is " + SENSE_ID_BOUND);
    }
  }

  /** Returns the integer square root; below 2^53 the double result is off by at most one. */
  private static long root(long id) {
    long root = (long) Math.sqrt((double) id);
    if (root * root > id) {
      return root - 1;
    }
    return (root + 1) * (root + 1) <= id ? root + 1 : root;
  }
}
