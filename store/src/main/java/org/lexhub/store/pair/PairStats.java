package org.lexhub.store.pair;

import org.lexhub.store.table.pair.PairHeads;
import org.lexhub.store.table.vocabulary.Pos;

/** The numbers of pairs of two languages; a reusable object of one thread. */
public final class PairStats {
  /** The minimum confidence of a pair that counts as high, in basis points. */
  public static final int MIN_HIGH_CONFIDENCE = 9_000;

  private long total;
  private long high;
  private final long[] byPos = new long[Pos.count()];

  /** Creates empty statistics. */
  public PairStats() {}

  /** Returns the number of pairs. */
  public long total() {
    return total;
  }

  /** Returns the number of pairs with at least {@link #MIN_HIGH_CONFIDENCE}. */
  public long high() {
    return high;
  }

  /**
   * Returns the number of pairs whose source lexeme has a part of speech; the numbers of all parts
   * of speech sum to the total.
   */
  public long byPos(Pos pos) {
    return byPos[pos.number()];
  }

  void count(int pos, int confidenceBasisPoints) {
    total++;
    byPos[pos]++;
    if (confidenceBasisPoints >= MIN_HIGH_CONFIDENCE) {
      high++;
    }
  }

  void copy(PairHeads heads, int row) {
    total = heads.atLeast(row, 0);
    high = heads.atLeast(row, MIN_HIGH_CONFIDENCE);
    for (int pos = 0; pos < byPos.length; pos++) {
      byPos[pos] = heads.byPos(row, pos);
    }
  }

  void copy(PairStats other) {
    total = other.total;
    high = other.high;
    System.arraycopy(other.byPos, 0, byPos, 0, byPos.length);
  }
}
