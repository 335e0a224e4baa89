package org.lexhub.store.table.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class VerbFramesTest {
  @Test
  void eachFrameAndFileHasABitOfItsOwn() {
    long all = 0;
    for (int frame = 1; frame <= 35; frame++) {
      assertThat(VerbFrames.frame(frame) & all).isZero();
      all |= VerbFrames.frame(frame);
    }
    for (int file = 29; file <= 43; file++) {
      assertThat(VerbFrames.field(file) & all).isZero();
      all |= VerbFrames.field(file);
    }
    assertThat(VerbFrames.ofVerbs(all)).isEqualTo(all).isEqualTo((1L << VerbFrames.OF_VERBS) - 1);
    assertThat(VerbFrames.field(18)).isEqualTo(VerbFrames.PERSON);
    assertThat(VerbFrames.ofVerbs(VerbFrames.PERSON)).isZero();
  }

  @Test
  void whatIsNoneHasNoBit() {
    assertThat(VerbFrames.frame(0)).isZero();
    assertThat(VerbFrames.frame(36)).isZero();
    assertThat(VerbFrames.field(28)).isZero();
    assertThat(VerbFrames.field(44)).isZero();
    assertThat(VerbFrames.field(0)).isZero();
  }

  @Test
  void theFieldOfAVerbDoesNotDependOnItsFrames() {
    long motion = VerbFrames.field(38);
    assertThat(VerbFrames.fieldOfVerb(motion | VerbFrames.frame(8) | VerbFrames.PERSON))
        .isEqualTo(VerbFrames.fieldOfVerb(motion))
        .isNotEqualTo(VerbFrames.fieldOfVerb(VerbFrames.field(39)));
  }
}
