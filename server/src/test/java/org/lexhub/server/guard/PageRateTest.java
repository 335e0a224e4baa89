package org.lexhub.server.guard;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rates and budgets of any size that the settings accept. */
class PageRateTest {
  private static final long NOW = 1_000_000_000L;
  private static final int REQUESTS = 1_000;

  @ParameterizedTest
  @ValueSource(ints = {1_000, 178_956_971, 1_000_000_000, Integer.MAX_VALUE})
  void aHighRateAllowsManyRequestsAtOnce(int perSecond) {
    PageRate rate = new PageRate(new PageSettings(true, perSecond, 1, 1, perSecond));
    for (int i = 0; i < REQUESTS; i++) {
      assertThat(rate.take("192.0.2.1", NOW)).as("request %d", i).isZero();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1_000, 1_073_741_824, Integer.MAX_VALUE})
  void aLargeBudgetAllowsManyRequestsAtOnce(int perDay) {
    PageSettings settings = new PageSettings(true, 1, perDay, Integer.MAX_VALUE, 1);
    PageBudget user = PageBudget.ofUsers(settings);
    PageBudget visitor = PageBudget.ofVisitors(settings);
    for (int i = 0; i < REQUESTS; i++) {
      assertThat(user.take("7", NOW)).as("request %d", i).isZero();
      assertThat(visitor.take("192.0.2.1", NOW)).as("request %d", i).isZero();
    }
  }
}
