package org.lexhub.store.pair;

import org.lexhub.store.table.pair.PairHeads;
import org.lexhub.store.table.vocabulary.Pos;

/** How many pairs two languages have; a reusable object of one thread. */
public final class PairStats {
  /** From this confidence on, in basis points, a pair counts as high. */
  public static final int HIGH = 9_000;

  private long total;
  private long high;
  private final long[] byPos = new long[Pos.count()];

  /** Creates empty statistics. */
  public PairStats() {}

  /** How many pairs there are. */
  public long total() {
    return total;
  }

  /** How many pairs have a confidence of at least {@link #HIGH}. */
  public long high() {
    return high;
  }

  /** How many pairs have a source lexeme of this part of speech; all of them sum to the total. */
  public long byPos(Pos pos) {
    return byPos[pos.number()];
  }

  void count(int pos, int confidenceBasisPoints) {
    total++;
    byPos[pos]++;
    if (confidenceBasisPoints >= HIGH) {
      high++;
    }
  }

  void copy(PairHeads heads, int row) {
    total = heads.atLeast(row, 0);
    high = heads.atLeast(row, HIGH);
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
