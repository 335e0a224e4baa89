package org.lexhub.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lexhub.server.account.usage.TimeSource;

class AccountTest {
  private static final long SECOND = 1_000_000_000L;

  private final Account account = new Account(1, Plan.ENTERPRISE, false, 0);

  @Test
  void threadThatPausesAfterItReadsTheClockIsNotRefused() {
    assertThat(account.takeRate(times(9 * SECOND))).isTrue();

    assertThat(account.takeRate(times(SECOND, 9 * SECOND))).isTrue();
    assertThat(account.takeMoreRate(times(SECOND, 9 * SECOND), 10)).isTrue();
  }

  @Test
  void refusesWhatTheSecondDoesNotHold() {
    assertThat(account.takeRate(times(SECOND))).isTrue();
    assertThat(account.takeMoreRate(times(SECOND), Plan.ENTERPRISE.perSecond() - 1)).isTrue();

    assertThat(account.takeRate(times(SECOND, SECOND))).isFalse();
    assertThat(account.takeMoreRate(times(SECOND, SECOND), 1)).isFalse();
  }

  /** A clock that shows these times, one for each reading. */
  private static TimeSource times(Long... nanos) {
    Deque<Long> left = new ArrayDeque<>(List.of(nanos));
    return new TimeSource() {
      @Override
      public long nanos() {
        return left.remove();
      }

      @Override
      public long millis() {
        return 0;
      }
    };
  }
}
