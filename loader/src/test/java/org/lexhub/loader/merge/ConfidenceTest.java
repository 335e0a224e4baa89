package org.lexhub.loader.merge;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ConfidenceTest {
  @Test
  void aSingleSourceGivesItsPriorTimesEvidence() {
    assertThat(Confidence.of(new double[] {0.9}, new double[] {1})).isEqualTo(9000);
    assertThat(Confidence.of(new double[] {0.8}, new double[] {0.5})).isEqualTo(4000);
    assertThat(Confidence.of(new double[0], new double[0])).isZero();
  }

  @Test
  void severalSourcesAreSurerThanEach() {
    // 1 - (1 - 0.9) * (1 - 0.6 * 0.5) = 0.93
    assertThat(Confidence.of(new double[] {0.9, 0.6}, new double[] {1, 0.5})).isEqualTo(9300);
  }

  @Test
  void nothingIsCertain() {
    assertThat(Confidence.of(new double[] {1}, new double[] {1})).isEqualTo(9900);
    assertThat(Confidence.of(new double[] {0.95, 0.95, 0.95}, new double[] {1, 1, 1}))
        .isEqualTo(9900);
  }
}
