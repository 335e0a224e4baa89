package org.lexhub.store.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NearestTest {
  private static final List<String> NAMES =
      List.of("limit", "offset", "source", "sources", "fuzzy");

  @Test
  void findsTheFewestEdits() {
    assertThat(Nearest.of("limti", NAMES)).isEqualTo("limit");
    assertThat(Nearest.of("ofset", NAMES)).isEqualTo("offset");
    assertThat(Nearest.of("Fuzy", NAMES)).isEqualTo("fuzzy");
  }

  @Test
  void takesTheFirstOfEquallyNearOnes() {
    assertThat(Nearest.of("sourcez", NAMES)).isEqualTo("source");
  }

  @Test
  void findsNothingThatIsFarAway() {
    assertThat(Nearest.of("zzzz", NAMES)).isNull();
    assertThat(Nearest.of("", NAMES)).isNull();
    assertThat(Nearest.of("limit".repeat(10_000), NAMES)).isNull();
    assertThat(Nearest.of("limit", List.of())).isNull();
  }
}
