package org.lexhub.store.translation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lexhub.store.translation.evidence.SenseCandidates;
import org.lexhub.store.translation.evidence.SenseOpinion;

class GlossCueTest {
  @Test
  void aSenseWithoutAGlossGetsTheMeanOfTheOthers() {
    SenseCandidates candidates = new SenseCandidates();
    for (int i = 0; i < 3; i++) {
      candidates.add(i, i, 9000, 0.3f);
    }
    candidates.setOpinion(0, SenseOpinion.GLOSS, 0.25f);
    candidates.setOpinion(2, SenseOpinion.GLOSS, 0.75f);

    GlossCue.setMissing(SenseOpinion.GLOSS, new float[] {1, Float.NaN, 1}, candidates);

    assertThat(candidates.opinion(0, SenseOpinion.GLOSS)).isEqualTo(0.25f);
    assertThat(candidates.opinion(1, SenseOpinion.GLOSS)).isEqualTo(0.5f);
    assertThat(candidates.opinion(2, SenseOpinion.GLOSS)).isEqualTo(0.75f);
  }

  @Test
  void withoutAnyGlossNothingIsSaid() {
    SenseCandidates candidates = new SenseCandidates();
    candidates.add(0, 0, 9000, 0.5f);

    GlossCue.setMissing(SenseOpinion.GLOSS, new float[] {Float.NaN}, candidates);

    assertThat(candidates.opinion(0, SenseOpinion.GLOSS)).isZero();
  }
}
