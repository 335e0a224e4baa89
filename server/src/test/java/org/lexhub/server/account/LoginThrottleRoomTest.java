package org.lexhub.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A throttle that remembers as many addresses and pairs as it can. */
class LoginThrottleRoomTest {
  private static final int ROOM = 100_000;

  private final ManualTime time = new ManualTime("2026-11-21T10:00:00Z");
  private final LoginThrottle throttle = new LoginThrottle(time);

  @BeforeEach
  void know() {
    throttle.succeeded("bob", "b"); // so that the attempts of others do not count against it
  }

  private void attempt(int times) {
    for (int i = 0; i < times; i++) {
      assertThat(throttle.tryFrom("b")).isZero();
    }
  }

  private void others(int count) {
    for (int i = 0; i < count; i++) {
      throttle.tryFrom("a" + i);
    }
  }

  @Test
  void onlyMinutesThatAreOverMakeRoom() {
    others(ROOM - 2);
    time.pass(30_000);
    attempt(20);
    throttle.tryFrom("c");
    time.pass(30_000);
    assertThat(throttle.tryFrom("b")).isEqualTo(30);
  }

  @Test
  void allAreForgottenIfNoneIsOver() {
    attempt(20);
    others(ROOM - 2);
    assertThat(throttle.tryFrom("b")).isEqualTo(60);
    throttle.tryFrom("one more");
    assertThat(throttle.tryFrom("b")).isZero();
  }

  @Test
  void signUpsAreForgottenToo() {
    for (int i = 0; i < 5; i++) {
      assertThat(throttle.signUpFrom("b")).isZero();
    }
    assertThat(throttle.signUpFrom("b")).isEqualTo(3600);
    for (int i = 0; i < ROOM - 1; i++) {
      throttle.signUpFrom("a" + i);
    }
    assertThat(throttle.signUpFrom("b")).isZero();
  }

  @Test
  void newFailuresAreNotedOnceOldOnesAreOver() {
    for (int i = 0; i < ROOM; i++) {
      throttle.failed("ann" + i, "a");
    }
    assertThat(delayAfterFailures()).isZero();
    time.pass(3_600_000);
    assertThat(delayAfterFailures()).isZero();
    time.pass(1);
    assertThat(delayAfterFailures()).isEqualTo(1);
  }

  private int delayAfterFailures() {
    for (int i = 0; i < 5; i++) {
      throttle.failed("bob", "b");
    }
    return throttle.delay("bob", "b");
  }
}
