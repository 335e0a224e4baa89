package org.lexhub.loader.merge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.BitSet;
import org.junit.jupiter.api.Test;
import org.lexhub.loader.staging.Staging;

class LexemeIdentityTest {
  @Test
  void refusesMoreLanguagesThanFitBesideALemma() {
    Staging staging = new Staging();
    int most = LexemeIdentity.MAX_LANGUAGES;
    int[] fits = {most - 1};
    assertThat(new LexemeIdentity(staging, fits, staging.ranking(), new BitSet()).size()).isZero();
    int[] tooMany = {most};
    assertThatThrownBy(() -> new LexemeIdentity(staging, tooMany, staging.ranking(), new BitSet()))
        .hasMessageContaining("at most")
        .hasMessageContaining(most + " fit");
  }
}
