package org.lexhub.store.spelling;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lexhub.store.text.Utf8Buffer;

class VietnameseMarksTest {
  @ParameterizedTest
  @CsvSource({
    "giảm, giấm, true",
    "đang, đảng, true",
    "đang, dang, true",
    "tự tử, từ từ, true",
    "thương hại, Thượng Hải, true",
    "cá phê, cà phê, true",
    "cà phe, cà phê, true",
    "giam, giấm, false",
    "dang, đảng, false",
    "ca phe, cà phê, false",
    "GIẤM, giấm, false",
    "hoà bình, hòa bình, false",
    "hòa bình, hoà binh, true",
    "thuỷ, thủy, false",
    "thuỷ, thùy, true",
    "Hà Nội, hà nội, false",
  })
  void marksDifferUnlessTheToneIsAboveTheOtherVowel(String text, String word, boolean differ) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    byte[] spelling = word.getBytes(StandardCharsets.UTF_8);
    Utf8Buffer other = new Utf8Buffer(64);
    other.put(spelling, 0, spelling.length);

    assertThat(VietnameseMarks.differ(bytes, bytes.length, other)).isEqualTo(differ);
  }
}
