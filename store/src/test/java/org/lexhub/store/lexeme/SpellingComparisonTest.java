package org.lexhub.store.lexeme;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lexhub.store.lexeme.LexemeScore.Equality;
import org.lexhub.store.text.Utf8Buffer;

class SpellingComparisonTest {
  @ParameterizedTest
  @CsvSource({
    "așa, așa, SAME",
    "Așa, așa, CASE",
    "aşa, așa, CASE",
    "FORŢĂ, forță, CASE",
    "asa, așa, FOLDED",
    "پيش, پیش, CASE",
    "كيف, کیف, CASE",
    "على, علی, FOLDED",
    "كَتَبَ, كتب, CASE",
    "كَتَبَ, كُتِبَ, CASE",
    "كتب, كَتَبَ, CASE",
    "אָב, אב, CASE",
    "אב, אָב, CASE",
    "се́дмица, седмица, CASE",
    "Се́дмица, седмица, CASE",
    "Седмица, се́дмица, CASE",
    "нѐ, не, FOLDED",
    "ẹ́yẹ, ẹyẹ, FOLDED",
    "كَتَبَ, كتاب, FOLDED"
  })
  void lettersOfOtherKeyboardsAndMarksThatTextsLeaveOutAreTheSame(
      String typed, String lemma, Equality expected) {
    Utf8Buffer other = new Utf8Buffer(16);
    byte[] bytes = lemma.getBytes(StandardCharsets.UTF_8);
    other.put(bytes, 0, bytes.length);
    byte[] text = typed.getBytes(StandardCharsets.UTF_8);
    assertThat(SpellingComparison.compare(text, 0, text.length, other)).isEqualTo(expected);
  }
}
