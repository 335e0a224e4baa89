package org.lexhub.store.table.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import org.junit.jupiter.api.Test;

class GenderTest {
  @Test
  void readsCodesAndUsualAbbreviations() {
    assertThat(Gender.parse("m")).isEqualTo(Gender.MASCULINE);
    assertThat(Gender.parse("Fem.")).isEqualTo(Gender.FEMININE);
    assertThat(Gender.parse("n")).isEqualTo(Gender.NEUTER);
    assertThat(Gender.parse("common")).isEqualTo(Gender.COMMON);
    assertThat(Gender.parse("masculine_or_neuter")).isEqualTo(Gender.MASCULINE_OR_NEUTER);
    assertThat(Gender.parse("animate")).isNull();
  }

  @Test
  void joinsTwoGendersAndRefusesThree() {
    assertThat(Gender.of(EnumSet.noneOf(Gender.class))).isNull();
    assertThat(Gender.of(EnumSet.of(Gender.NEUTER))).isEqualTo(Gender.NEUTER);
    assertThat(Gender.of(EnumSet.of(Gender.FEMININE, Gender.MASCULINE)))
        .isEqualTo(Gender.MASCULINE_OR_FEMININE);
    assertThat(Gender.of(EnumSet.of(Gender.COMMON, Gender.NEUTER)))
        .isEqualTo(Gender.COMMON_OR_NEUTER);
    assertThat(Gender.of(EnumSet.of(Gender.MASCULINE, Gender.FEMININE, Gender.NEUTER))).isNull();
  }

  @Test
  void theOrderIsPartOfTheFormat() {
    assertThat(Gender.words())
        .containsExactly(
            "masculine",
            "feminine",
            "neuter",
            "common",
            "masculine_or_feminine",
            "masculine_or_neuter",
            "feminine_or_neuter",
            "common_or_neuter");
  }
}
