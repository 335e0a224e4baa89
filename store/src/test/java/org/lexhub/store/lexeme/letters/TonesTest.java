package org.lexhub.store.lexeme.letters;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TonesTest {
  @ParameterizedTest
  @CsvSource({
    "gou3, gǒu, true",
    "xue2xi2, xué xí, true",
    "lu:4, lǜ, true",
    "bei3jing1, Běijīng, true",
    "ma1ma5, māma, true",
    "gou3, gòu, false",
    "ma3, mā, false",
    "ma, ma, true"
  })
  void digitsAndMarksAreCompared(String digits, String marks, boolean same) {
    byte[] typed = digits.getBytes(StandardCharsets.UTF_8);
    byte[] stored = marks.getBytes(StandardCharsets.UTF_8);
    long wanted = Tones.ofDigits(typed, typed.length);
    assertThat(Tones.ofMarks(stored, stored.length) == wanted).isEqualTo(same);
  }
}
