package org.lexhub.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lexhub.server.account.usage.RateBucket;

/** A bucket that nobody used for a while holds the tokens of one second, not more. */
class IdleBucketTest {
  private static final long SECOND = 1_000_000_000L;
  private static final int PER_SECOND = 4;

  @Test
  void isFullAndNotFuller() {
    RateBucket bucket = new RateBucket(5 * SECOND);
    for (long now : new long[] {15 * SECOND, 60 * SECOND}) {
      for (int left = PER_SECOND - 1; left >= -1; left--) {
        assertThat(bucket.take(now, PER_SECOND)).isEqualTo(left);
      }
    }
  }

  @Test
  void takesABatchOnceOnly() {
    RateBucket bucket = new RateBucket(5 * SECOND);
    for (long now : new long[] {15 * SECOND, 60 * SECOND}) {
      assertThat(bucket.take(now, PER_SECOND)).isEqualTo(PER_SECOND - 1);
      assertThat(bucket.takeMore(now, PER_SECOND, PER_SECOND - 1)).isTrue();
      assertThat(bucket.takeMore(now, PER_SECOND, 1)).isFalse();
      assertThat(bucket.take(now, PER_SECOND)).isEqualTo(-1);
    }
  }

  @Test
  void takesABatchBeforeAnythingElse() {
    RateBucket bucket = new RateBucket(5 * SECOND);
    assertThat(bucket.takeMore(15 * SECOND, PER_SECOND, 3)).isTrue();
    assertThat(bucket.take(15 * SECOND, PER_SECOND)).isZero();
    assertThat(bucket.take(15 * SECOND, PER_SECOND)).isEqualTo(-1);
  }
}
