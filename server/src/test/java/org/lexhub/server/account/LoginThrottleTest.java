package org.lexhub.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LoginThrottleTest {
  private final ManualTime time = new ManualTime("2026-11-21T10:00:00Z");
  private final LoginThrottle throttle = new LoginThrottle(time);

  private void fail(int times) {
    for (int i = 0; i < times; i++) {
      throttle.failed("ann", "10.0.0.1");
    }
  }

  @Test
  void fiveTriesAreFreeThenTheDelayDoubles() {
    fail(4);
    assertThat(throttle.delay("ann", "10.0.0.1")).isZero();
    int[] delays = {1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900};
    for (int delay : delays) {
      fail(1);
      assertThat(throttle.delay("ann", "10.0.0.1")).isEqualTo(delay);
      time.pass(delay * 1000L - 1);
      assertThat(throttle.delay("ann", "10.0.0.1")).isEqualTo(1);
      time.pass(1);
      assertThat(throttle.delay("ann", "10.0.0.1")).isZero();
    }
  }

  @Test
  void nobodyIsLockedOutFromElsewhere() {
    fail(50);
    assertThat(throttle.delay("ann", "10.0.0.1")).isEqualTo(900);
    assertThat(throttle.delay("ann", "10.0.0.2")).isZero();
    assertThat(throttle.delay("bob", "10.0.0.1")).isZero();
  }

  @Test
  void aSuccessResetsThePair() {
    fail(20);
    throttle.succeeded("ann", "10.0.0.1");
    assertThat(throttle.delay("ann", "10.0.0.1")).isZero();
  }

  @Test
  void anAddressHasTwentyTriesAMinute() {
    for (int i = 0; i < 20; i++) {
      assertThat(throttle.tryFrom("10.0.0.1")).isZero();
    }
    time.pass(15_000);
    assertThat(throttle.tryFrom("10.0.0.1")).isEqualTo(45);
    assertThat(throttle.tryFrom("10.0.0.2")).isZero();
    time.pass(45_000);
    assertThat(throttle.tryFrom("10.0.0.1")).isZero();
  }

  @Test
  void allAddressesTogetherHaveACap() {
    for (int i = 0; i < 600; i++) {
      assertThat(throttle.tryFrom("10.0." + i / 250 + "." + i % 250)).isZero();
    }
    assertThat(throttle.tryFrom("10.9.9.9")).isEqualTo(60);
  }

  @Test
  void strangersDoNotUseUpTheTriesOfThoseWhoLoggedInBefore() {
    assertThat(throttle.tryFrom("10.9.9.9")).isZero();
    throttle.succeeded("ann", "10.9.9.9");
    for (int i = 1; i < 600; i++) {
      assertThat(throttle.tryFrom("10.0." + i / 250 + "." + i % 250)).isZero();
    }
    assertThat(throttle.tryFrom("10.9.9.8")).isEqualTo(60);
    for (int i = 1; i < 20; i++) {
      assertThat(throttle.tryFrom("10.9.9.9")).isZero();
    }
    assertThat(throttle.tryFrom("10.9.9.9")).as("its own limit").isEqualTo(60);
  }

  @Test
  void anAddressMakesFiveAccountsAnHour() {
    for (int i = 0; i < 5; i++) {
      assertThat(throttle.signUpFrom("10.0.0.1")).isZero();
    }
    assertThat(throttle.signUpFrom("10.0.0.1")).isEqualTo(3600);
    assertThat(throttle.signUpFrom("10.0.0.2")).isZero();
    time.pass(3_600_000);
    assertThat(throttle.signUpFrom("10.0.0.1")).isZero();
  }
}
