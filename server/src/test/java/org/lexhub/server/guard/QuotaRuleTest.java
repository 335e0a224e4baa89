package org.lexhub.server.guard;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuotaRuleTest {
  @ParameterizedTest
  @CsvSource({
    "200, true",
    "304, false",
    "400, true",
    "401, true",
    "404, true",
    "413, true",
    "429, false",
    "500, false",
    "503, false"
  })
  void countsResponsesByTheirStatus(int status, boolean counts) {
    assertThat(QuotaRule.counts(status)).isEqualTo(counts);
  }
}
