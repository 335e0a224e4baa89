package org.lexhub.server.account;

import org.jetbrains.lincheck.datastructures.ModelCheckingOptions;
import org.jetbrains.lincheck.datastructures.Operation;
import org.lexhub.server.account.usage.RateBucket;

/**
 * Requests that take tokens of one bucket at the same time, in many interleavings: the results are
 * those of some order one after the other, so that no token is given twice or lost.
 */
public class RateBucketInterleavings {
  private static final int PER_SECOND = 4;
  private static final long NOW = 5_000_000_000L;

  private final RateBucket bucket = new RateBucket(NOW);

  /** Takes a token. */
  @Operation
  public int take() {
    return bucket.take(NOW, PER_SECOND);
  }

  /** Takes the tokens of a batch. */
  @Operation
  public boolean takeTwoMore() {
    return bucket.takeMore(NOW, PER_SECOND, 2);
  }

  /** Gives a token back. */
  @Operation
  public void giveBack() {
    bucket.giveBack(PER_SECOND, 1);
  }

  /** Checks the interleavings. */
  public static void check() {
    new ModelCheckingOptions()
        .iterations(5)
        .invocationsPerIteration(300)
        .threads(3)
        .actorsPerThread(2)
        .actorsBefore(0)
        .actorsAfter(1)
        .check(RateBucketInterleavings.class);
  }
}
