package org.lexhub.benchmarks.translation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;

class CalibrationTest {
  private static final int LISTS = 2000;
  private static final int QUESTIONS = 160;

  @Test
  void theErrorByChanceIsTheMeanErrorOfListsWithCorrectConfidences() {
    Random random = new Random(7);
    double errors = 0;
    double byChance = 0;
    for (int list = 0; list < LISTS; list++) {
      Calibration calibration = new Calibration();
      for (int question = 0; question < QUESTIONS; question++) {
        int basisPoints = 5000 + random.nextInt(4900);
        calibration.add(basisPoints, random.nextInt(10_000) < basisPoints);
      }
      errors += calibration.error();
      byChance += calibration.errorByChance();
    }
    assertThat(byChance / LISTS).isCloseTo(errors / LISTS, within(0.003));
  }

  @Test
  void certainConfidencesHaveNoErrorByChance() {
    Calibration calibration = new Calibration();
    calibration.add(10_000, true);
    assertThat(calibration.errorByChance()).isZero();
    assertThat(calibration.error()).isZero();
  }
}
