package org.lexhub.store.translation.evidence;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class SenseWeightsTest {
  @ParameterizedTest
  @ValueSource(ints = {1, 11, 13, 15, 100})
  void withAnEncoderNearGlossesMakeASenseLikelier(int words) {
    SenseCandidates candidates = new SenseCandidates();
    candidates.add(0, 0, 9000, 0.5f);
    candidates.add(1, 1, 9000, 0.5f);
    candidates.setOpinion(1, SenseOpinion.GLOSS, 0.2f);
    candidates.setOpinion(1, SenseOpinion.WORD_AND_GLOSS, 0.2f);
    float[] weights = new float[SenseOpinion.COUNT];

    SenseWeights.readOpinions(true, true, words, weights);
    assertThat(candidates.opinion(1, weights)).isGreaterThan(candidates.opinion(0, weights));

    SenseWeights.readOpinions(true, false, words, weights);
    assertThat(candidates.opinion(1, weights)).isEqualTo(candidates.opinion(0, weights));
  }

  @ParameterizedTest
  @EnumSource(
      value = SenseOpinion.class,
      names = {"GLOSS", "WORD_AND_GLOSS"},
      mode = EnumSource.Mode.EXCLUDE)
  void allOtherOpinionsCountToo(SenseOpinion opinion) {
    float[] weights = new float[SenseOpinion.COUNT];
    SenseWeights.readOpinions(true, true, 20, weights);

    assertThat(weights[opinion.number()]).isPositive();
  }

  @Test
  void otherLanguagesHaveWeightsForAllOpinions() {
    float[] weights = new float[SenseOpinion.COUNT];
    SenseWeights.readForeignOpinions(weights);

    assertThat(weights[SenseOpinion.TOPIC.number()]).isPositive();
    assertThat(weights[SenseOpinion.GLOSS.number()]).isZero();
  }
}
