package org.lexhub.store.translation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lexhub.store.translation.evidence.SenseCandidates;

class HintChoiceTest {
  private static SenseCandidates covering(float... coverages) {
    SenseCandidates candidates = new SenseCandidates();
    for (int i = 0; i < coverages.length; i++) {
      candidates.add(i, i, 9900, 1);
      candidates.setHint(i, coverages[i]);
    }
    return candidates;
  }

  @Test
  void thePriorCountsLessAmongSensesThatCoverTheHintAlike() {
    float alone = HintChoice.priorFactor(covering(0.8f, 0.2f), 0.8f);
    float rivals = HintChoice.priorFactor(covering(0.8f, 0.7f), 0.8f);

    assertThat(rivals).isLessThan(alone);
  }

  @Test
  void thePriorCountsFullyIfNoSenseCoversTheHint() {
    float uncovered = HintChoice.priorFactor(covering(0, 0), 0);

    assertThat(uncovered).isEqualTo(HintChoice.priorFactor(covering(0.8f, 0), 0.8f));
  }
}
