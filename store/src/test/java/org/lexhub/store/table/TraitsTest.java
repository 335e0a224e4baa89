package org.lexhub.store.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TraitsTest {
  @Test
  void eachFrameAndFileHasABitOfItsOwn() {
    long all = 0;
    for (int frame = 1; frame <= 35; frame++) {
      assertThat(Traits.frame(frame) & all).isZero();
      all |= Traits.frame(frame);
    }
    for (int file = 29; file <= 43; file++) {
      assertThat(Traits.field(file) & all).isZero();
      all |= Traits.field(file);
    }
    assertThat(Traits.ofVerbs(all)).isEqualTo(all).isEqualTo((1L << Traits.OF_VERBS) - 1);
    assertThat(Traits.field(18)).isEqualTo(Traits.PERSON);
    assertThat(Traits.ofVerbs(Traits.PERSON)).isZero();
  }

  @Test
  void whatIsNoneHasNoBit() {
    assertThat(Traits.frame(0)).isZero();
    assertThat(Traits.frame(36)).isZero();
    assertThat(Traits.field(28)).isZero();
    assertThat(Traits.field(44)).isZero();
    assertThat(Traits.field(0)).isZero();
  }

  @Test
  void theFieldOfAVerbDoesNotDependOnItsFrames() {
    long motion = Traits.field(38);
    assertThat(Traits.fieldOfVerb(motion | Traits.frame(8) | Traits.PERSON))
        .isEqualTo(Traits.fieldOfVerb(motion))
        .isNotEqualTo(Traits.fieldOfVerb(Traits.field(39)));
  }
}
