package org.lexhub.store.table.derived;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Tests the weight of numbers of sources where many or few sources cover a language. */
class SourceReachTest {
  private static final int WELL_KNOWN = 0;
  private static final int LITTLE_KNOWN = 3;

  private static SourceReach reach() {
    SourceReach reach = new SourceReach();
    for (int i = 0; i < 1000; i++) {
      reach.add(WELL_KNOWN, i < 10 ? 3 : 1, i < 10 ? 6 : 2);
      reach.add(LITTLE_KNOWN, i < 4 ? 2 : 1, i < 6 ? 2 : 1);
    }
    return reach;
  }

  @Test
  void countsStandWhereManySourcesKnowTheLanguage() {
    SourceReach reach = reach();
    for (int count = 1; count <= 4; count++) {
      assertThat(reach.links(WELL_KNOWN, count)).isEqualTo(count);
      assertThat(reach.known(WELL_KNOWN, count)).isEqualTo(count);
    }
  }

  @Test
  void oneSourceIsWorthMoreWhereThereAreFew() {
    SourceReach reach = reach();
    assertThat(reach.links(LITTLE_KNOWN, 1)).as("fewer than one in 200 have two").isEqualTo(3);
    assertThat(reach.known(LITTLE_KNOWN, 1)).as("one in 167 has two").isEqualTo(2.5);
    assertThat(reach.known(LITTLE_KNOWN, 2)).isEqualTo(5);
  }

  @Test
  void worthIsBounded() {
    SourceReach reach = reach();
    assertThat(reach.links(LITTLE_KNOWN, 9)).isEqualTo(4);
    assertThat(reach.known(LITTLE_KNOWN, 99)).isEqualTo(8);
    assertThat(reach.known(WELL_KNOWN, 99)).isEqualTo(8);
    assertThat(reach.links(WELL_KNOWN, 0)).isEqualTo(1);
  }
}
