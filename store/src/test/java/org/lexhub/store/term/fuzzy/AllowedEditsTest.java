package org.lexhub.store.term.fuzzy;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AllowedEditsTest {
  @ParameterizedTest
  @CsvSource({
    "abc, 0",
    "abcd, 1",
    "abcdefg, 1",
    "abcdefgh, 2",
    "日本語語, 0",
    "abcdefg日, 0",
    "かきくけ, 1",
    "русс, 1",
    "ไทยไทยไท, 2",
    "한국어어, 1",
    "😀😀😀😀, 1"
  })
  void editsGrowWithTheQuery(String query, int edits) {
    byte[] utf8 = query.getBytes(StandardCharsets.UTF_8);
    assertThat(AllowedEdits.of(utf8, 0, utf8.length)).isEqualTo(edits);
  }

  @ParameterizedTest
  @CsvSource({
    "ab, 0, 0",
    "teh, 1, 80",
    "a-b, 0, 0",
    "дом, 1, 80",
    "日本語, 0, 0",
    "かきく, 0, 0",
    "vehi, 2, 190",
    "vehical, 2, 190",
    "vehicall, 0, 0"
  })
  void theLastResortAllowsMore(String query, int edits, int maxCost) {
    byte[] utf8 = query.getBytes(StandardCharsets.UTF_8);
    int allowed = AllowedEdits.of(utf8, 0, utf8.length);
    assertThat(AllowedEdits.lastResort(utf8, utf8.length, allowed)).isEqualTo(edits);
    if (edits > 0) {
      assertThat(AllowedEdits.maxLastResortCost(edits)).isEqualTo(maxCost);
    }
  }
}
